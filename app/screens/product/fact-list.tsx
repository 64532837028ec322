type Props = { facts: readonly (readonly [term: string, value: string])[] };

/** Terms and their values, one per line. */
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
