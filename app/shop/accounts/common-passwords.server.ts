/**
 * What people here take for a password first, in small letters without accents: each word counts however it is written, backwards too,
 * and with whatever year, digits or punctuation around it. Written by hand from what published lists of leaked passwords have in common.
 */
const LISTED = {
  international: `
    password passwort passw passwd pass parola lozinka sifra zaporka kennwort geheim secret tajna segreto segreta admin
    administrator root user login logon signin welcome willkommen benvenuto benvenuti dobrodosli default changeme letmein access
    master super superman batman spiderman pokemon dragon monkey tiger shadow hunter killer ranger soccer football baseball
    hockey basketball calcio nogomet kosarka fussball sunshine princess prinzessin principessa princeza iloveyou loveyou
    ichliebedich tiamo tiamoamore volimte ljubav liebe amore love lover sweetheart angel engel angelo andjeo
    computer internet google facebook instagram iphone samsung android windows microsoft apple linux server
    starwars matrix naruto minecraft freedom whatever trustno nothing hello hallo ciao bok bonjour hola test tester testing
    demo guest gast gost ospite qwerty qwertz azerty abc abcd asdf yxcv zxcv money geld novac soldi bitcoin
    mercedes ferrari porsche yamaha honda harley mustang corvette lamborghini ducati audi volkswagen`,
  calendar: `
    spring summer autumn winter fall sommer herbst fruehling fruhling primavera estate autunno inverno
    proljece ljeto jesen zima january february march april may june july august september october november december
    januar februar marz maerz mai juni juli oktober dezember gennaio febbraio marzo aprile maggio giugno luglio agosto
    settembre ottobre novembre dicembre sijecanj veljaca ozujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni
    prosinac monday friday sunday montag freitag sonntag lunedi venerdi domenica ponedjeljak petak nedjelja
    christmas weihnachten natale bozic easter ostern pasqua uskrs`,
  croatian: `
    hrvatska croatia croacia kroatien croazia zagreb split rijeka osijek zadar pula rovinj porec labin pazin vodnjan
    bale medulin fazana umag motovun istra istria istrien dalmacija slavonija jadran adriatic adria more plaza sunce nebo
    zvijezda dinamo hajduk torcida hnk luka modric vatreni majka mama tata obitelj dijete beba srce duso dusa dusica zlato
    zlata volim ljubavi mojaljubav macka maca pas psic konj ptica leptir cvijet ruza lavanda maslina ivan ivana marko marija ana
    petar josip mate ante luka karlo filip nikola tomislav matej lucija petra martina sanja jelena katarina iva mia ema sara
    nina lana dora hrvoje kreso zeljko zoran goran dragan kralj kraljica bog isus gospa`,
  german: `
    schatz schatzi hase hasi maus mausi baby liebling sonne mond sterne blume hund katze pferd fisch vogel baum
    deutschland germany berlin hamburg muenchen munchen koeln koln wien austria oesterreich osterreich schweiz bayern dortmund
    schalke borussia mama papa oma opa familie urlaub ferien meer strand geheimnis niemand lieblings alexander andreas anna
    christian daniel daniela felix florian julia katharina laura lena lukas markus martin michael nicole peter sabine sandra
    sebastian stefan stefanie thomas wolfgang`,
  italian: `
    italia italy roma milano napoli torino venezia trieste firenze palermo juventus juve inter milan lazio fiorentina
    forza azzurri famiglia mamma papa nonna nonno bambino bambina tesoro cuore stella stellina luna sole mare vacanza spiaggia
    cane gatto cavallo farfalla fiore rosa alessandro alessandra andrea antonio antonella chiara davide elena federico francesca
    francesco giovanni giulia giuseppe lorenzo luca marco maria matteo martina paola roberto sara silvia simone stefano
    valentina vincenzo`,
  english: `
    michael jennifer jordan ashley jessica amanda andrew charlie daniel robert thomas george michelle matthew joshua anthony
    taylor thomas william nicole hannah family mother father daddy mommy mummy brother sister friend friends flower butterfly
    summertime chocolate cookie banana orange cheese pepper ginger buster bailey maggie london england america american
    chelsea liverpool arsenal barcelona realmadrid manchester united ferrari heaven jesus christ blessed forever lovely happy
    purple yellow silver golden diamond crystal rainbow star moon sun beach ocean holiday vacation secure security private
    mypassword newpassword`,
  winery: `
    vinarija kazun vinarijakazun winery weingut cantina wine wein vino vina rakija schnaps schnapps grappa medica teranino
    malvazija malvasia malvasier teran terano muskat muscat moscato merlot cabernet sauvignon chardonnay rose bijelo crno
    bianco rosso weiss rot white red pjenusac sparkling sekt prosecco spumante champagne sampanjac ulje olio oil olivenoel
    olive oliva maslinovo podrum keller cellar boca butelja flasche bottiglia bottle casa glas bicchiere glass loza vinova
    vinograd weinberg vigneto vineyard grozde grozdje traube uva grape berba weinlese vendemmia harvest degustacija tasting
    verkostung degustazione zivjeli prost salute cheers nazdravlje kupac kunde cliente customer trgovina shop webshop negozio
    narudzba bestellung ordine order kosarica`,
};

/** Rows of keyboards and alphabets, along which a finger runs. */
export const KEYBOARD_ROWS = [
  ...["1234567890", "0123456789", "abcdefghijklmnopqrstuvwxyz"],
  ...["qwertzuiop", "qwertyuiop", "azertyuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm", "qsdfghjklm", "wxcvbn"],
  ...["1q2w3e4r5t6z7u8i9o0p", "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5z6", "q1w2e3r4t5y6"],
  ...["1qaz2wsx3edc4rfv5tgb", "1qay2wsx3edc4rfv5tgb", "qazwsxedcrfv", "qaywsxedcrfv"],
];

/** Every listed word, without accents. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  Object.values(LISTED)
    .flatMap((words) => words.trim().split(/\s+/))
    .map((word) => word.normalize("NFKD").replace(/\p{M}/gu, "")),
);
