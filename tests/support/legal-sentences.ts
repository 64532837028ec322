import type { Language } from "../../app/i18n/languages.ts";
import type { Screen } from "../../app/routing/screens.ts";

/** What the law asks a shop to say, and where: words that each version has; the winery's own data by name (`winery-words.ts`). */
export type LegalSentence = { says: string; on: Screen } & Record<Language, RegExp>;

const TERMS = "terms-and-conditions";

/** Before the contract (Directive 2011/83/EU, articles 6 and 8; Zakon o zaštiti potrošača). */
const CONTRACT: LegalSentence[] = [
  {
    ...{ says: "who sells, from where, entered where, and how to be reached", on: TERMS },
    hr: /COMPANY, STREET, .*OIB TAX_NUMBER.*sudski registar.*Uprava: .*EMAIL.*\+385/,
    en: /COMPANY, STREET, .*OIB\) TAX_NUMBER.*court register.*Managing directors: .*EMAIL.*\+385/,
    it: /COMPANY, STREET, .*OIB\) TAX_NUMBER.*registro.*Amministratori: .*EMAIL.*\+385/,
    de: /COMPANY, STREET, .*OIB\) TAX_NUMBER.*Gerichtsregister.*Geschäftsführung: .*EMAIL.*\+385/,
  },
  {
    ...{ says: "that nobody under 18 is sold alcohol", on: TERMS },
    hr: /Alkohol prodajemo samo osobama koje su navršile 18 godina/,
    en: /We sell alcohol only to people who are at least 18 years old/,
    it: /Vendiamo alcolici solo a chi ha compiuto 18 anni/,
    de: /Alkohol verkaufen wir nur an Personen, die mindestens 18 Jahre alt sind/,
  },
  {
    ...{ says: "that prices include VAT, and what the fee of a bottle is for", on: TERMS },
    hr: /uključuju PDV od 25 %.*naknada za pakiranje od 0,50 € po boci.*PDV je uključen u nju/,
    en: /include 25% VAT.*packing fee of 0,50 € per bottle.*VAT is included in it/,
    it: /comprendono l’IVA al 25%.*contributo di imballaggio di 0,50 € a bottiglia.*l’IVA è compresa/,
    de: /enthalten 25 % Mehrwertsteuer.*Verpackungsgebühr von 0,50 € je Flasche.*die Mehrwertsteuer ist darin enthalten/,
  },
  {
    ...{ says: "how the contract comes about, in which languages, and that its text is kept", on: TERMS },
    hr: /Ugovor je sklopljen kad.*na hrvatskom, engleskom, talijanskom ili njemačkom.*Tekst ugovora čuvamo/,
    en: /The contract is concluded when.*in Croatian, English, Italian or German.*We store the text of the contract/,
    it: /Il contratto è concluso quando.*in croato, inglese, italiano o tedesco.*Conserviamo il testo del contratto/,
    de: /Der Vertrag ist geschlossen, wenn.*auf Kroatisch, Englisch, Italienisch oder Deutsch.*Den Vertragstext speichern wir/,
  },
  {
    ...{ says: "until when it is delivered", on: "delivery" },
    hr: /dostavljamo najkasnije 30 dana od narudžbe/,
    en: /we deliver within 30 days of the order/,
    it: /consegniamo entro 30 giorni dall’ordine/,
    de: /liefern wir innerhalb von 30 Tagen nach der Bestellung/,
  },
  {
    ...{ says: "until when a transfer is to be paid", on: "payment-method" },
    hr: /Uplatite u roku od 7 dana/,
    en: /within 7 days/,
    it: /entro 7 giorni/,
    de: /innerhalb von 7 Tagen/,
  },
  {
    ...{ says: "that the button orders and obliges to pay", on: "checkout" },
    hr: /Naruči s obvezom plaćanja/,
    en: /Order with obligation to pay/,
    it: /Ordina con obbligo di pagamento/,
    de: /Zahlungspflichtig bestellen/,
  },
];

/** Withdrawal, guarantee and complaints (Directives 2011/83/EU, (EU) 2019/771 and (EU) 2023/2673). */
const RIGHTS: LegalSentence[] = [
  {
    ...{ says: "withdrawal: in 14 days, without a reason, from which day", on: TERMS },
    hr: /raskinuti u roku od 14 dana, bez navođenja razloga\. Rok teče od dana kad ste Vi, ili osoba koju ste odredili, primili/,
    en: /withdraw from the contract within 14 days without giving a reason\. The period begins on the day you/,
    it: /recedere dal contratto entro 14 giorni senza indicare il motivo\. Il termine decorre dal giorno/,
    de: /binnen 14 Tagen ohne Angabe von Gründen widerrufen\. Die Frist beginnt mit dem Tag/,
  },
  {
    ...{ says: "withdrawal: who bears the cost of returning", on: TERMS },
    hr: /Izravne troškove povrata plaćate Vi/,
    en: /You bear the direct cost of returning them/,
    it: /Il costo diretto della restituzione è a Suo carico/,
    de: /Die unmittelbaren Kosten der Rücksendung tragen Sie/,
  },
  {
    ...{ says: "withdrawal: what is refunded, when, and how", on: TERMS },
    hr: /najjeftiniju ponuđenu dostavu, vraćamo u roku od 14 dana od primitka izjave, istim načinom plaćanja/,
    en: /the cheapest delivery we offered, within 14 days of receiving your statement, by the same means of payment/,
    it: /la consegna meno cara offerta, entro 14 giorni dal ricevimento della dichiarazione, con lo stesso mezzo di pagamento/,
    de: /der günstigsten angebotenen Lieferung binnen 14 Tagen nach Eingang Ihrer Erklärung, auf demselben Zahlungsweg/,
  },
  {
    ...{ says: "withdrawal: what an opened bottle is worth, and what cannot be returned", on: TERMS },
    hr: /Otvorena boca zato ne vrijedi koliko i neotvorena.*Pravo na raskid nemate za proizvode izrađene po Vašoj narudžbi/,
    en: /An opened bottle is therefore not worth as much.*no right of withdrawal for products made to your specification/,
    it: /Una bottiglia aperta, quindi, non vale quanto una chiusa.*Il recesso è escluso per i prodotti fatti su misura/,
    de: /Eine geöffnete Flasche ist also nicht so viel wert.*Kein Widerrufsrecht besteht bei Waren, die nach Ihren Wünschen/,
  },
  {
    ...{ says: "withdrawal: the model form", on: TERMS },
    hr: /Ja ovime izjavljujem da jednostrano raskidam ugovor o prodaji/,
    en: /I withdraw from my contract of sale/,
    it: /recesso dal .*contratto di vendita/,
    de: /widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf/,
  },
  {
    ...{ says: "withdrawal: the function, from every page's foot", on: "contact" },
    hr: /Ovdje raskinite ugovor/,
    en: /Withdraw from contract here/,
    it: /Recedere dal contratto qui/,
    de: /Vertrag widerrufen/,
  },
  {
    ...{ says: "withdrawal: the function's second step", on: "withdrawal" },
    hr: /Potvrdi raskid/,
    en: /Confirm withdrawal/,
    it: /Conferma il recesso/,
    de: /Widerruf bestätigen/,
  },
  {
    ...{ says: "defects: two years, and each remedy in its order", on: TERMS },
    hr: /u roku od 2 godine\. U prvoj godini pretpostavlja se.*popravak ili zamjenu.*sniženje cijene ili raskid ugovora s povratom novca/,
    en: /within 2 years\. In the first year it is presumed.*repair or replacement.*reduction of the price or termination of the contract/,
    it: /entro 2 anni\. Nel primo anno si presume.*riparazione o la sostituzione.*riduzione proporzionata del prezzo o la risoluzione del contratto/,
    de: /innerhalb von 2 Jahren zeigt\. Im ersten Jahr wird vermutet.*Reparatur oder Ersatz.*Minderung des Preises oder die Beendigung des Vertrags/,
  },
  {
    ...{ says: "defects: what the whole Union gives at least, and where it is explained", on: TERMS },
    hr: /u cijeloj Europskoj uniji odgovaraju najmanje 2 godine; pravo Vaše države može Vam dati i više\..*Vaša Europa/,
    en: /throughout the European Union are liable for at least 2 years; the law of your own country may give you more\..*Your Europe/,
    it: /in tutta l’Unione europea per almeno 2 anni; la legge del Suo Paese può darLe di più\..*La tua Europa/,
    de: /in der ganzen Europäischen Union mindestens 2 Jahre; das Recht Ihres Landes kann Ihnen mehr geben\..*Ihr Europa/,
  },
  {
    ...{ says: "complaints: how, where, and in how many days they are answered", on: TERMS },
    hr: /Obavijest o načinu podnošenja pisanog prigovora.*EMAIL.*STREET.*Primitak potvrđujemo odmah.*u roku od 15 dana/,
    en: /written complaint to .*EMAIL.*STREET.*We confirm receipt at once.*within 15 days/,
    it: /reclamo scritto a .*EMAIL.*STREET.*Confermiamo.*entro 15 giorni/,
    de: /schriftliche Beschwerde.*EMAIL.*STREET.*bestätigen den Eingang sofort.*innerhalb von 15 Tagen/,
  },
  {
    ...{ says: "disputes: a body with its address, and the European Consumer Centre", on: TERMS },
    hr: /Centru za mirenje .*Rooseveltov trg 2.*Europski potrošački centar/,
    en: /Centar za mirenje .*Rooseveltov trg 2.*European Consumer Centre/,
    it: /Centar za mirenje .*Rooseveltov trg 2.*Centro europeo consumatori/,
    de: /Centar za mirenje .*Rooseveltov trg 2.*Europäische Verbraucherzentrum/,
  },
  {
    ...{ says: "tastings: no right of withdrawal, but a free cancellation", on: TERMS },
    hr: /Otkazati je možete besplatno.*ne vrijedi pravo na jednostrani raskid/,
    en: /cancel free of charge.*there is no right of withdrawal/,
    it: /Può annullarla gratis.*non c’è diritto di recesso/,
    de: /kostenlos stornieren.*besteht kein Widerrufsrecht/,
  },
];

/** Of a bottle (Regulations (EU) 1169/2011 and 2021/2117, Directive 98/6/EC) and of personal data (GDPR, article 13). */
const GOODS_AND_DATA: LegalSentence[] = [
  {
    ...{ says: "a bottle: that VAT is in its price, what the fee and the delivery add", on: "product" },
    hr: /Cijena uključuje PDV; posebno računamo naknadu za pakiranje 0,50 €.*po boci i.*dostavu/,
    en: /VAT included, plus.*0,50 € packing fee per bottle and.*delivery/,
    it: /IVA inclusa, più.*0,50 €.*di imballaggio a bottiglia e.*consegna/,
    de: /Inkl\. MwSt\., zzgl\..*0,50 € Verpackungsgebühr je Flasche und.*Lieferung/,
  },
  {
    ...{ says: "a bottle: its price by the litre", on: "product" },
    hr: /13,32 €\/l/,
    en: /13,32 €\/l/,
    it: /13,32 €\/l/,
    de: /13,32 €\/l/,
  },
  {
    ...{ says: "a bottle: ingredients, allergens, nutrition, alcohol, volume, producer", on: "product" },
    hr: /0,75 l.*13 % vol.*COMPANY.*Sastojci.*Sadrži sulfite.*na 100 ml.*316 kJ \/ 76 kcal/,
    en: /0\.75 l.*13% vol.*COMPANY.*Ingredients.*Contains sulphites.*per 100 ml.*316 kJ \/ 76 kcal/,
    it: /0,75 l.*13% vol.*COMPANY.*Ingredienti.*solfiti.*per 100 ml.*316 kJ \/ 76 kcal/,
    de: /0,75 l.*13 % vol.*COMPANY.*Zutaten.*Enthält Sulfite.*je 100 ml.*316 kJ \/ 76 kcal/,
  },
  {
    ...{ says: "data: who is responsible, each right, and the authority", on: "privacy-policy" },
    hr: /Voditelj obrade je COMPANY.*uvid.*ispravak.*ograničenje.*povlačenje pristanka.*\(AZOP\)/,
    en: /The controller is COMPANY.*copy.*corrected.*restricted.*withdraw a consent.*\(AZOP\)/,
    it: /Il titolare del trattamento è COMPANY.*copia.*rettifica.*limitazione.*revocare un consenso.*\(AZOP\)/,
    de: /Verantwortlich ist COMPANY.*Auskunft.*Berichtigung.*Einschränkung.*Widerruf einer Einwilligung.*\(AZOP\)/,
  },
  {
    ...{ says: "data: what leaves the Union, on which ground", on: "privacy-policy" },
    hr: /Bez Vašeg pristanka podatke ne prenosimo izvan Europskoga gospodarskog prostora.*SAD-u.*primjerenosti/,
    en: /Without your consent we transfer no data outside the European Economic Area.*United States.*adequacy decisions/,
    it: /Senza il Suo consenso .*Spazio economico europeo.*Stati Uniti.*adeguatezza/,
    de: /Ohne Ihre Einwilligung übertragen wir keine Daten aus dem Europäischen Wirtschaftsraum.*USA.*Angemessenheitsbeschlüsse/,
  },
  {
    ...{ says: "cookies: which need no consent, and that a choice can be changed", on: "cookies" },
    hr: /Za njih pristanak nije potreban.*Odabir možete promijeniti kad god želite/,
    en: /They need no consent.*You can change your choice whenever you like/,
    it: /il consenso non serve.*Può cambiare la scelta quando vuole/,
    de: /Dafür braucht es keine Einwilligung.*Ihre Wahl können Sie jederzeit ändern/,
  },
];

export const LEGAL_SENTENCES: readonly LegalSentence[] = [...CONTRACT, ...RIGHTS, ...GOODS_AND_DATA];
