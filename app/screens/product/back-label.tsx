import type { LabelContent, LabelDescription } from "./describe-label.server.ts";
import { FactList } from "./fact-list.tsx";
import { nutritionTables } from "./nutrition-tables.ts";

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
      {contents.length > 1 ? (
        <Contents contents={contents} />
      ) : (
        contents.map((content) => <Content key={content.title} content={content} />)
      )}
    </section>
  );
}

/** What a product is made of, and its figures. */
function Content({ content: { nutrition, ...content } }: { content: LabelContent }) {
  return (
    <div>
      <Ingredients {...content} />
      <h3>{nutrition.title}</h3>
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
    </div>
  );
}

/** The same of what lies in a box: of each bottle what it is made of, then the figures of all beside one another. */
function Contents({ contents }: { contents: readonly LabelContent[] }) {
  return (
    <>
      <div className="product-contents">
        {contents.map(({ nutrition, ...content }) => (
          <div key={content.title}>
            <Ingredients {...content} />
          </div>
        ))}
      </div>
      <div className="product-contents">
        {nutritionTables(contents).map((bottles) => (
          <NutritionTable key={bottles[0]?.title} bottles={bottles} />
        ))}
      </div>
    </>
  );
}

function Ingredients({ title, ingredients, allergens }: Omit<LabelContent, "nutrition">) {
  return (
    <>
      <h3>{title}</h3>
      <p>{ingredients}</p>
      <p>{allergens.contained ? <strong>{allergens.words}</strong> : allergens.words}</p>
    </>
  );
}

function NutritionTable({ bottles }: { bottles: readonly LabelContent[] }) {
  const [first] = bottles;
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{first?.nutrition.title}</th>
          {bottles.map(({ title }) => (
            <th scope="col" key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first?.nutrition.rows.map(({ name, isPart }, row) => (
          <tr key={name} className={isPart ? "product-part" : undefined}>
            <th scope="row">{name}</th>
            {bottles.map(({ title, nutrition }) => (
              <td key={title}>{nutrition.rows[row]?.amount}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
