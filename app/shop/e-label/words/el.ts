import type { ELabelWords } from "./label-words.ts";

export const EL: ELabelWords = {
  name: "Ελληνικά",
  decimalMark: ",",
  headings: {
    ingredients: "Συστατικά",
    nutrition: "Διατροφική δήλωση",
    packaging: "Συσκευασία",
    languages: "Γλώσσες",
  },
  per100ml: "ανά 100 ml",
  nutrients: {
    energy: "Ενέργεια",
    fat: "Λιπαρά",
    saturates: "εκ των οποίων κορεσμένα",
    carbohydrate: "Υδατάνθρακες",
    sugars: "εκ των οποίων σάκχαρα",
    protein: "Πρωτεΐνες",
    salt: "Αλάτι",
  },
  ingredients: {
    grapes: "σταφύλια",
    tirageLiqueur: "liqueur de tirage",
    expeditionLiqueur: "liqueur d’expédition",
    tartaricAcid: "τρυγικό οξύ",
    metatartaricAcid: "μετατρυγικό οξύ",
    ascorbicAcid: "L-ασκορβικό οξύ",
    sulphites: "θειώδη",
    eggAlbumin: "αλβουμίνη αυγού",
  },
  additives: {
    acidityRegulator: "ρυθμιστής οξύτητας",
    stabiliser: "σταθεροποιητής",
    antioxidant: "αντιοξειδωτικό",
    preservative: "συντηρητικό",
  },
  protectiveAtmosphere: "Εμφιαλωμένο σε προστατευτική ατμόσφαιρα",
  parts: {
    bottle: "Φιάλη",
    stopper: "Πώμα",
    capsule: "Καψύλλιο",
    wireHood: "Συρμάτινο πλέγμα",
    label: "Ετικέτα",
  },
  materials: {
    glass: "γυαλί",
    cork: "φελλός",
    aluminium: "αλουμίνιο",
    steel: "χάλυβας",
    paper: "χαρτί",
  },
  sorting: "Διαχωρίστε για ανακύκλωση. Ακολουθήστε τις οδηγίες του δήμου σας.",
};
