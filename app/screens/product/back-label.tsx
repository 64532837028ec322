import { useLanguage } from "../../i18n/text.ts";
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
            <Content content={content} inLine={contents.length > 1} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** @param inLine whether the figures stand in a sentence, where the label has those of several bottles */
function Content({ content, inLine }: { content: LabelContent; inLine: boolean }) {
  const { title, ingredients, allergens, nutrition } = content;
  return (
    <>
      <h3>{title}</h3>
      <p>{ingredients}</p>
      <p>{allergens.contained ? <strong>{allergens.words}</strong> : allergens.words}</p>
      {inLine ? <NutritionLine nutrition={nutrition} /> : <NutritionTable nutrition={nutrition} />}
    </>
  );
}

function NutritionLine({ nutrition: { title, rows } }: Pick<LabelContent, "nutrition">) {
  const language = useLanguage();
  // Within a sentence; German nouns are written as anywhere.
  const inSentence = (name: string) => (language === "de" ? name : name.toLowerCase());
  const values = rows.map(
    ({ name, amount, isPart }) => `${isPart ? ", " : "; "}${inSentence(name)}\u00a0${amount.replace(" ", "\u00a0")}`,
  );
  return <p className="small">{`${title}: ${values.join("").slice(2)}.`}</p>;
}

function NutritionTable({ nutrition: { title, rows } }: Pick<LabelContent, "nutrition">) {
  return (
    <>
      <h3>{title}</h3>
      <table className="figures">
        <tbody>
          {rows.map(({ name, amount, isPart }) => (
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
