import type { LabelContent, LabelDescription } from "./describe-label.server.ts";
import { FactList } from "./fact-list.tsx";

/**
 * What stands on the back of a bottle, and has to be readable before it is bought (Regulation (EU) 1169/2011, article 14;
 * ingredients and nutrition of wine by Regulation (EU) 2021/2117).
 */
export function BackLabel({ label: { title, facts, contents } }: { label: LabelDescription }) {
  return (
    <section className="card card-label product-label">
      <div>
        <h2>{title}</h2>
        <FactList facts={facts} />
      </div>
      <div className={contents.length > 1 ? "product-contents" : undefined}>
        {contents.map((content) => (
          <div key={content.title}>
            <Content content={content} heading={contents.length > 1 ? "h4" : "h3"} />
          </div>
        ))}
      </div>
    </section>
  );
}

type ContentProps = {
  content: LabelContent;
  /** That of the figures: below a bottle's name where the label has those of several. */
  heading: "h3" | "h4";
};

function Content({ content: { title, ingredients, allergens, nutrition }, heading: Heading }: ContentProps) {
  return (
    <>
      <h3>{title}</h3>
      <p>{ingredients}</p>
      <p>{allergens.contained ? <strong>{allergens.words}</strong> : allergens.words}</p>
      <Heading>{nutrition.title}</Heading>
      <table className="figures">
        <tbody>
          {nutrition.rows.map(({ name, amount, isPart }) => (
            <tr key={name} className={isPart ? "product-part" : undefined}>
              <th scope="row">{name}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
