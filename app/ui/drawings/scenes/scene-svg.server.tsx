import { createElement, type JSX } from "react";
import { COLOUR_HEX } from "../products/product-svg.tsx";
import { Cellar } from "./cellar.tsx";
import { HeroLandscape } from "./hero-landscape.tsx";
import { CountryMap } from "./map.tsx";
import { Medals } from "./medal.tsx";
import { OliveGrove } from "./olive-grove.tsx";
import type { SceneName } from "./scene.tsx";
import { SeaWind } from "./sea-wind.tsx";
import { Soils } from "./soils.tsx";
import { TastingTable } from "./tasting-table.tsx";
import { Vineyard } from "./vineyard.tsx";

const SCENES: Record<SceneName, () => JSX.Element> = {
  vineyard: () => createElement(Vineyard),
  "olive-grove": () => createElement(OliveGrove),
  "tasting-table": () => createElement(TastingTable),
  cellar: () => createElement(Cellar),
  soils: () => createElement(Soils),
  "sea-wind": () => createElement(SeaWind),
  town: () => createElement(HeroLandscape),
  map: () => createElement(CountryMap),
  medals: () => createElement(Medals),
};

const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/** The scene of an asset's id (`scene-vineyard`), or null. */
export function sceneOf(id: string): JSX.Element | null {
  const name = SCENE_NAMES.find((known) => id === `scene-${known}`);
  return name ? SCENES[name]() : null;
}

/** Makes markup that was drawn for a page stand alone: with its namespace, and colours instead of the page's properties. */
export function standalone(markup: string): string {
  const hexOf = new Map<string, string>(Object.entries(COLOUR_HEX));
  const coloured = markup.replace(/var\(--(\w+)\)/g, (whole, name: string) => hexOf.get(name) ?? whole);
  return coloured.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}
