type Props = { facts: readonly (readonly [term: string, value: string])[] };

/** Terms and what they come to, one in each line. */
export function FactList({ facts }: Props) {
  return (
    <dl className="product-facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
