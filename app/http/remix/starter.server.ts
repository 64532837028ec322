/**
 * The kind of a link that waits: valid wherever a link may stand, and of our own host, whose name the browser has looked up
 * already, nothing is left to be done.
 */
export const WAITING = "dns-prefetch";

/** What the script that begins all others depends on. */
type StarterOptions = {
  /** Whether the page does nothing by itself, so that its scripts may wait for its visitor. */
  atFirstSign: boolean;
  /** Whether buttons turn a number; they do before React has taken over, and without it. */
  steps: boolean;
};

/** Of a browser that says nothing of its line: who has waited longer than this for a page's head is on a slow one. */
const SLOW_HEAD_MS = 300;
/** Who is answered within this gets our fonts with the first page, everybody else with the second. */
const FAST_ANSWER_MS = 150;

/**
 * What only somebody does who is there; a page may scroll by itself, and set the focus, and a browser says that a pointer moves, by nothing,
 * when the page moves beneath it. A reading program clicks without a pointer.
 */
const EVENTS = "pointermove pointerdown keydown wheel click";
const ONCE_THERE = `()=>"${EVENTS}".split(" ").map(t=>addEventListener(t,e=>{e.type=="pointermove"&&!e.movementX||g()},!0))`;

/** Loads everything that waits, once: scripts, sheets and, by the one link with an id, texts. */
const BEGIN = `let g=()=>{let p=d.querySelector("[type*=plain]"),m=d.createElement("script");if(!p)return;d.querySelectorAll("[rel=${WAITING}]").forEach(l=>{l.rel=l.href.endsWith("js")?"modulepreload":l.id?(l.as="fetch","preload"):"stylesheet"});m.type="module";m.text=p.text;p.replaceWith(m)};`;

/**
 * The fonts stand in the style's first condition, which holds for browsers without scripts. Those that a style names are looked up anew when
 * the whole sheets come, and shown then, after the first paint, which moves the page; those that a script has added stay as they were.
 */
const FONTS = `if(t().responseStart-t().requestStart<${FAST_ANSWER_MS}||d.referrer.includes(location.host))for(let{style:s}of[...d.styleSheets[0].cssRules].find(r=>r.media).cssRules){let f=new FontFace(s.fontFamily,s.src,{weight:s.fontWeight,display:"optional"});d.fonts.add(f);f.load().catch(()=>{})}`;

const STEPS = `addEventListener("click",e=>{let b=e.target.closest(".quantity-waiting");if(b){e.stopImmediatePropagation();b.parentNode.querySelector("input")[b.value]()}},!0);`;

/**
 * The script at the end of a document's head decides, before anything is painted, what is loaded beside it and its pictures (docs/rules.md "Pages"):
 * - on a slow line nothing; sheets see it by `data-light`, since the browser could run scripts;
 * - on a good one our fonts, for then nothing moves: a browser holds its first paint back for fonts that are asked for before the body begins, by
 *   a tenth of a second at most, and shows ones that come later on the next page.
 */
export function lineScript(): string {
  const line = `let c=navigator.connection,t=()=>performance.getEntriesByType("navigation")[0]||{};`;
  const isSlow = `c?c.saveData||/[23]g/.test(c.effectiveType):performance.now()-t().requestStart>${SLOW_HEAD_MS}`;
  return `(d=>{${line}if(${isSlow})d.documentElement.dataset.light="";else ${FONTS}})(document)`;
}

/**
 * The script that begins all others after the load, unless the line is slow: at once, or when the visitor first moves. It takes itself out, for it may stand
 * in the body, where React would not know it.
 */
export function starter({ atFirstSign, steps }: StarterOptions): string {
  const load = `addEventListener("load",()=>setTimeout(${atFirstSign ? ONCE_THERE : "g"}))`;
  return `(d=>{d.currentScript.remove();${BEGIN}${steps ? STEPS : ""}"light"in d.documentElement.dataset||${load}})(document)`;
}
