import type { LabelDescription } from "./describe-label.server.ts";
import { FactList } from "./fact-list.tsx";

/**
 * What stands on the back of a bottle, and has to be readable before it is bought (Regulation (EU) 1169/2011, article 14;
 * ingredients and nutrition of wine by Regulation (EU) 2021/2117).
 */
export function BackLabel({ label: { title, facts, ingredients, allergens, nutrition } }: { label: LabelDescription }) {
  return (
    <section className="card card-label product-label">
      <div>
        <h2>{title}</h2>
        <FactList facts={facts} />
      </div>
      <div>
        <h3>{ingredients.title}</h3>
        <p>{ingredients.list}</p>
        <p>{allergens.contained ? <strong>{allergens.words}</strong> : allergens.words}</p>
        <table className="figures product-nutrition">
          <caption>{nutrition.title}</caption>
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
    </section>
  );
}
