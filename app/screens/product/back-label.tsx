import type { LabelContent, LabelDescription } from "./describe-label.server.ts";
import { FactList } from "./fact-list.tsx";
import { nutritionTables } from "./nutrition-tables.ts";

/**
 * What stands on the back of a bottle, and has to be readable before it is bought (Regulation (EU) 1169/2011, article 14;
 * ingredients and nutrition of wine by Regulation (EU) 2021/2117).
 */
export function BackLabel({ label: { title, facts, ingredients, contents } }: { label: LabelDescription }) {
  return (
    <section className="card card-label product-label">
      <div>
        <h2>{title}</h2>
        <FactList facts={facts} />
      </div>
      {contents.length > 1 ? (
        <Contents heading={ingredients} contents={contents} />
      ) : (
        contents.map((content) => <Content key={content.name} heading={ingredients} content={content} />)
      )}
    </section>
  );
}

/** What a product is made of, and its figures. */
function Content({ heading, content }: { heading: string; content: LabelContent }) {
  const { nutrition } = content;
  return (
    <div>
      <h3>{heading}</h3>
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
function Contents({ heading, contents }: { heading: string; contents: readonly LabelContent[] }) {
  return (
    <>
      <div className="product-made-of">
        <h3>{heading}</h3>
        <div className="product-bottles">
          {contents.map((content) => (
            <div key={content.name}>
              <h4>{content.name}</h4>
              <Ingredients {...content} />
            </div>
          ))}
        </div>
      </div>
      <div className="product-figures">
        {nutritionTables(contents).map((bottles) => (
          <NutritionTable key={bottles[0]?.name} bottles={bottles} />
        ))}
      </div>
    </>
  );
}

function Ingredients({ ingredients, allergens }: Pick<LabelContent, "ingredients" | "allergens">) {
  return (
    <>
      <p>{ingredients}</p>
      <p>{allergens.contained ? <strong>{allergens.words}</strong> : allergens.words}</p>
    </>
  );
}

function NutritionTable({ bottles }: { bottles: readonly LabelContent[] }) {
  const [first] = bottles;
  return (
    <table className="figures">
      <caption>{first?.nutrition.title}</caption>
      <thead>
        <tr>
          <td />
          {bottles.map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first?.nutrition.rows.map(({ name, isPart }, row) => (
          <tr key={name} className={isPart ? "product-part" : undefined}>
            <th scope="row">{name}</th>
            {bottles.map(({ name: bottle, nutrition }) => (
              <td key={bottle}>{nutrition.rows[row]?.amount}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
