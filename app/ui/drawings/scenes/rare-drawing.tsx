import { type ComponentType, lazy, Suspense } from "react";

type Props = { className?: string | undefined };
type Drawing = ComponentType<Props>;

const LOADING = {
  brokenGlass: async () => (await import("./broken-glass.tsx")).BrokenGlass,
  lostDonkey: async () => (await import("./lost-donkey.tsx")).LostDonkey,
};
type Name = keyof typeof LOADING;

/** In the browser a drawing comes when it is shown, and never where its file does not: it is only a drawing. */
const inBrowser = (name: Name) => lazy(async () => ({ default: await LOADING[name]().catch((): Drawing => Nothing) }));

function Nothing() {
  return null;
}

const DRAWINGS: Record<Name, Drawing> = {
  brokenGlass: import.meta.env.SSR ? await LOADING.brokenGlass() : inBrowser("brokenGlass"),
  lostDonkey: import.meta.env.SSR ? await LOADING.lostDonkey() : inBrowser("lostDonkey"),
};

/** A drawing for what hardly anybody sees: two kilobytes that not every first view has to load. */
export function RareDrawing({ name, className }: Props & { name: Name }) {
  const Drawn = DRAWINGS[name];
  return (
    <Suspense>
      <Drawn className={className} />
    </Suspense>
  );
}
