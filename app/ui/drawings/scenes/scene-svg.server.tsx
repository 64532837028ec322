import { createElement, type JSX } from "react";
import { COLOUR_HEX } from "../products/product-svg.tsx";
import { Cellar } from "./cellar.tsx";
import { Corkscrew } from "./corkscrew.tsx";
import { EmptyGlass } from "./empty-glass.tsx";
import { HandHarvest } from "./hand-harvest.tsx";
import { HeartLeaf } from "./heart-leaf.tsx";
import { HeroLandscape } from "./hero-landscape.tsx";
import { CountryMap } from "./map.tsx";
import { OliveGrove } from "./olive-grove.tsx";
import { Portrait } from "./portrait.tsx";
import type { SceneName } from "./scene.tsx";
import { SCENES_EDITION } from "./scenes-edition.ts";
import { SeaWind } from "./sea-wind.tsx";
import { Soils } from "./soils.tsx";
import { TastingFlight } from "./tasting-flight.tsx";
import { TastingTable } from "./tasting-table.tsx";
import { Town } from "./town.tsx";
import { Vineyard } from "./vineyard.tsx";

const SCENES: Record<SceneName, () => JSX.Element> = {
  vineyard: () => createElement(Vineyard),
  "olive-grove": () => createElement(OliveGrove),
  "tasting-table": () => createElement(TastingTable),
  "tasting-basic": () => createElement(TastingFlight, { name: "basic" }),
  "tasting-deluxe": () => createElement(TastingFlight, { name: "deluxe" }),
  "tasting-elite": () => createElement(TastingFlight, { name: "elite" }),
  cellar: () => createElement(Cellar),
  soils: () => createElement(Soils),
  "sea-wind": () => createElement(SeaWind),
  harvest: () => createElement(HandHarvest),
  coast: () => createElement(HeroLandscape),
  town: () => createElement(Town),
  map: () => createElement(CountryMap),
  toni: () => createElement(Portrait, { of: "toni" }),
  luka: () => createElement(Portrait, { of: "luka" }),
  marija: () => createElement(Portrait, { of: "marija" }),
  bepi: () => createElement(Portrait, { of: "bepi" }),
  "empty-glass": () => createElement(EmptyGlass),
  "heart-leaf": () => createElement(HeartLeaf),
  corkscrew: () => createElement(Corkscrew),
};

/** An asset's id (`scene-vineyard`), with the edition that its page knew. */
const SCENE_ID = /^scene-([a-z-]+?)(?:-([0-9a-f]{8}))?$/;
const isScene = (name: string): name is SceneName => Object.hasOwn(SCENES, name);

/**
 * The scene of an asset's id, or null, and whether it may be kept for ever: pages of another version ask for an edition of their own
 * and are shown the present one.
 */
export function sceneOf(id: string): { drawing: JSX.Element; forEver: boolean } | null {
  const [, name = "", edition] = SCENE_ID.exec(id) ?? [];
  return isScene(name) ? { drawing: SCENES[name](), forEver: edition === SCENES_EDITION } : null;
}

/** The leaves of olive trees are darker than the hills before which they stand; nothing on a page has that colour. */
const SCENE_HEX = new Map<string, string>([...Object.entries(COLOUR_HEX), ["leaf", "#434c2a"]]);

/** Makes markup that was drawn for a page stand alone: with its namespace, and colours instead of the page's properties. */
export function standalone(markup: string): string {
  const coloured = markup.replace(/var\(--(\w+)\)/g, (whole, name: string) => SCENE_HEX.get(name) ?? whole);
  return coloured.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}
