import { Fragment } from "react";
import type { LabelContent, LabelDescription, NutritionTable } from "./describe-label.server.ts";
import { FactList } from "./fact-list.tsx";

/**
 * What the back label of a bottle says, which must be readable before buying (Regulation (EU) 1169/2011, article 14; ingredients and
 * nutrition of wine by Regulation (EU) 2021/2117).
 */
export function BackLabel({ label }: { label: LabelDescription }) {
  const { title, facts, contents } = label;
  return (
    <section className="card card-label product-label">
      <div>
        <h2>{title}</h2>
        <FactList facts={facts} />
      </div>
      {contents.length > 1 ? <Contents {...label} /> : <Content {...label} />}
    </section>
  );
}

type Props = Pick<LabelDescription, "ingredients" | "contents" | "tables">;

/** What a product is made of, and its figures. */
function Content({ ingredients, contents, tables }: Props) {
  return (
    <div>
      <h3>{ingredients}</h3>
      {contents.map((content) => (
        <Ingredients key={content.name} {...content} />
      ))}
      {tables.map((table) => (
        <Fragment key={table.title}>
          <h3>{table.title}</h3>
          <table className="figures">
            <Rows {...table} />
          </table>
        </Fragment>
      ))}
    </div>
  );
}

/** The same of what lies in a box: of each bottle what it is made of, then the figures of all beside one another. */
function Contents({ ingredients, contents, tables }: Props) {
  return (
    <>
      <div className="product-made-of">
        <h3>{ingredients}</h3>
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
        {tables.map((table) => (
          <table key={table.names[0]} className="figures">
            <caption>{table.title}</caption>
            <thead>
              <tr>
                <td />
                {table.names.map((name) => (
                  <th scope="col" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <Rows {...table} />
          </table>
        ))}
      </div>
    </>
  );
}

function Ingredients({ ingredients, allergens }: LabelContent) {
  return (
    <>
      <p>{ingredients}</p>
      <p>{allergens.contained ? <strong>{allergens.words}</strong> : allergens.words}</p>
    </>
  );
}

function Rows({ names, rows }: NutritionTable) {
  return (
    <tbody>
      {rows.map(({ name, amounts, isPart }) => (
        <tr key={name} className={isPart ? "product-part" : undefined}>
          <th scope="row">{name}</th>
          {amounts.map((amount, bottle) => (
            <td key={names[bottle]}>{amount}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
