import type { ComponentType } from "react";
import { assetPath } from "../../../app/routing/paths.ts";
import { AWARDS } from "../../../app/shop/awards/awards.ts";
import { DRINKING_GLASSES } from "../../../app/shop/catalogue/wine-style.ts";
import { drinkingGlass } from "../../../app/ui/drawings/products/drinking-glass.tsx";
import { MOTIF_DRAWINGS } from "../../../app/ui/drawings/products/motifs.tsx";
import { oilDish } from "../../../app/ui/drawings/products/oil-dish.tsx";
import { ProductPicture } from "../../../app/ui/drawings/products/product-picture.tsx";
import { vineyardMap } from "../../../app/ui/drawings/products/vineyard-map.tsx";
import * as icons from "../../../app/ui/drawings/scenes/icons.tsx";
import { Medal } from "../../../app/ui/drawings/scenes/medal.tsx";
import { SCENE_SIZES, Scene, type SceneName } from "../../../app/ui/drawings/scenes/scene.tsx";
import type { PartsData } from "../parts-data.server.ts";
import { Specimen, Specimens } from "../specimen.tsx";

export const title = "Drawings";

const INKS = { ink: "var(--ink)", paper: "var(--paper)" };
const SCENE_NAMES = Object.keys(SCENE_SIZES).filter((name): name is SceneName => name in SCENE_SIZES);

/** Every drawing that stands in pages and asks for nothing: each file of scenes but those that are told what to draw, or come as files. */
const INLINE = import.meta.glob<Record<string, unknown>>(
  [
    "../../../app/ui/drawings/scenes/*.tsx",
    "!**/*.server.tsx",
    "!**/{carton-print,engraved-layers,icons,medal,portrait,rare-drawing,scene,tasting-flight}.tsx",
  ],
  { eager: true },
);
const isDrawing = (entry: [string, unknown]): entry is [string, ComponentType] => /^[A-Z]/.test(entry[0]);
const INLINE_DRAWINGS = Object.values(INLINE).flatMap((module) => Object.entries(module).filter(isDrawing));

/** All drawings, each beside its like. */
export default function Drawings({ data: { products } }: { data: PartsData }) {
  return (
    <>
      <Products products={products} />
      <Specimens title="Scenes that are files">
        {SCENE_NAMES.map((name) => (
          <Specimen key={name} name={name} wide={SCENE_SIZES[name][0] > 640}>
            <Scene name={name} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Scenes in pages">
        {INLINE_DRAWINGS.map(([name, Drawn]) => (
          <Specimen key={name} name={name}>
            <Drawn />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Medals">
        {AWARDS.map((award) => (
          <Specimen key={award.id} name={award.id}>
            <Medal {...award} />
          </Specimen>
        ))}
      </Specimens>
      <Small />
    </>
  );
}

function Products({ products }: Pick<PartsData, "products">) {
  return (
    <>
      <Specimens title="Products, large">
        {products.map(({ id, name, markup }) => (
          <Specimen key={id} name={id}>
            <ProductPicture markup={markup} title={name} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Products as on cards and in lines, in the page and as files">
        {products.map(({ id, markup }) => (
          <Specimen key={id} name={id}>
            <ProductPicture markup={markup} className="specimen-card" />
            <ProductPicture markup={markup} className="specimen-thumb" />
            <img src={assetPath(id, "card")} width="120" height="300" alt="" />
            <img src={assetPath(id, "thumb")} width="32" height="80" alt="" />
          </Specimen>
        ))}
      </Specimens>
    </>
  );
}

function Small() {
  return (
    <>
      <Specimens title="Glasses, motifs, the small map">
        {DRINKING_GLASSES.map((glass) => (
          <Specimen key={glass} name={glass}>
            <svg viewBox="0 0 80 150" width="160" aria-hidden>
              {drinkingGlass(glass, { key: INKS.ink, wine: "#5d1626" })}
            </svg>
          </Specimen>
        ))}
        <Specimen name="oil dish">
          <svg viewBox="0 0 80 150" width="160" aria-hidden>
            {oilDish({ key: INKS.ink, wine: "#b9a431" })}
          </svg>
        </Specimen>
        {Object.entries(MOTIF_DRAWINGS).map(([name, draw]) => (
          <Specimen key={name} name={name}>
            <svg viewBox="0 0 60 60" width="120" aria-hidden>
              {draw(INKS)}
            </svg>
          </Specimen>
        ))}
        <Specimen name="vineyards">
          <svg viewBox="0 0 160 100" width="320" aria-hidden>
            {vineyardMap()}
          </svg>
        </Specimen>
      </Specimens>
      <Specimens title="Icons">
        {Object.entries(icons).map(([name, Drawn]) => (
          <Specimen key={name} name={name}>
            <Drawn />
          </Specimen>
        ))}
      </Specimens>
    </>
  );
}
