import { BG } from "./bg.ts";
import { CS } from "./cs.ts";
import { DA } from "./da.ts";
import { DE } from "./de.ts";
import { EL } from "./el.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { ET } from "./et.ts";
import { FI } from "./fi.ts";
import { FR } from "./fr.ts";
import { GA } from "./ga.ts";
import { HR } from "./hr.ts";
import { HU } from "./hu.ts";
import { IT } from "./it.ts";
import type { ELabelWords, EuLanguage } from "./label-words.ts";
import { LT } from "./lt.ts";
import { LV } from "./lv.ts";
import { MT } from "./mt.ts";
import { NL } from "./nl.ts";
import { PL } from "./pl.ts";
import { PT } from "./pt.ts";
import { RO } from "./ro.ts";
import { SK } from "./sk.ts";
import { SL } from "./sl.ts";
import { SV } from "./sv.ts";

/** The words of electronic labels, in every official language of the European Union. */
export const LABEL_WORDS: Record<EuLanguage, ELabelWords> = {
  bg: BG,
  cs: CS,
  da: DA,
  de: DE,
  el: EL,
  en: EN,
  es: ES,
  et: ET,
  fi: FI,
  fr: FR,
  ga: GA,
  hr: HR,
  hu: HU,
  it: IT,
  lt: LT,
  lv: LV,
  mt: MT,
  nl: NL,
  pl: PL,
  pt: PT,
  ro: RO,
  sk: SK,
  sl: SL,
  sv: SV,
};
