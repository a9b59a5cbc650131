import { stem } from './stem.ts';

/** Words that tell nothing wherever they stand: they are neither kept nor looked for. */
const empty = `
a an the and or but nor so if then else than as at by for from in into of off on onto out over to up upon with without within
is are was were be been being am isn aren wasn weren do does did doing done don doesn didn has have had having haven hasn hadn
i me my myself we us our ours ourselves you your yours yourself he him his she her hers it its itself they them their theirs
this that these those there here who whom whose which what when where why how
can could may might must shall should will would won wouldn couldn shouldn cannot ll ve re
not no yes also too very just only even still yet again already about after before between during through because while until
any some all each every both either neither other others another such same own more most much many few less least
please let lets want wants wanted need needs needed like would get gets got getting im id ive dont cant
skill skills claude agent codex using use uses used user users help helps helping task tasks
etc eg ie via per vs
der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine mit von vom zu zum zur im ins am auf aus bei nach
fur uber unter ist sind war wird werden wurde kann konnen soll sollen muss mussen ich du er sie es wir ihr mein meine meinen meiner meinem dein unser unsere
unseren unserem mir mich dir dich uns euch sich wie was wer wo wann warum wenn dass als auch nur noch schon sehr bitte mochte mochten will wollen brauche hilf diese dieser dieses diesen diesem alle
le la les un une des du de et ou mais ne pas avec dans par pour sur sous en au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos
votre vos leur leurs je tu il elle nous vous ils elles qui que quoi dont est sont etre ete ai avons avez ont comment quand pourquoi
si plus tres tout tous toute toutes faire fais fait peux peut veux veut voudrais
el los las uno unos unas del al lo y o pero con sin sobre entre para por mi mis tu tus su sus nuestro nuestra nuestros nuestras me te se nos
yo ella ellos este esta estos estas ese esa eso esto como cuando donde porque quien cual ser son estar estoy estamos hay puedo puede quiero
quiere necesito muy mas todo todos toda todas hacer haz
`;

/** Words of conversation: rare in skills, and yet they say little of what is wanted. */
const weak = `
able actually add again ago almost alone along always annoying anymore anyone anything anyway anywhere apart around ask asked asking asks away
back bad badly basically become becomes begin behind believe best better big bit bunch business
call called came care carefully case cases cause certain change changed changes changing check clean clear clearly close come comes coming common company complete completely
correct correctly couple current currently custom
day days deal decent decide describe different difficult directly does easier easily easy end enough ensure entire especially ever everybody everyone everything everywhere exactly example examples
existing explain explains fast feel feels fellow figure figured file files final finally find fine finish first fix folks follow follows forward found four full fully
general generate give given gives giving go goes going gonna good great group guess guy guys half hand handle happen happened happening happens hard hate head hear helpful hey high hold honest hope hour hours huge idea ideas
important improve include including instead interesting issue issues job keep keeps kept kind knew know knows large last lately later latest leave left level life line little live long longer look looked looking looks lot lots love low
made main make makes making manage manager matter maybe mean means mess messy minute minutes moment month months morning move multiple nearly needing never new next nice night nobody none normal normally nothing notice now number
obvious obviously often oh ok okay old once one ones open order overall part parts people perhaps person piece pieces place plan play point possible pretty prevent probably problem problems proper properly provide put puts putting
question questions quick quickly quite rather read reading ready real really reason recent related request requests right run running runs said say saying says second see seem seems seen sense set sets several short show shows side similar simple simply since single sit situation small somebody someone something sometimes somewhere soon sort specific start started starting starts stay step steps stop stopped stops straight strange stuff stupid such sudden suddenly suggest super supposed sure
take takes taking talk team tell tells terrible thank thanks thing things think third thought three time times tiny today together told tomorrow tonight took total totally tried tries truly try trying turn turned turns two type understand understands unless usually various wait want watch way ways week weeks weird well went whatever whenever whether whole within wonder wondering word words work worked working works world worse worst worth write writing wrong year years yesterday
anybody nowhere absolutely apparently somehow constantly forever suddenly eventually literally hopefully unfortunately honestly
proceed perform performs performing applies apply applied appropriate based build builds building create creates creating comprehensive covers ensure essential guide guidance handling includes involving need provides relevant support supports supporting various workflow workflows process processes tool tools best practices practice
`;

const emptyTerms = terms(empty);
const weakTerms = terms(weak);

export function isStopWord(term: string): boolean {
  return emptyTerms.has(term);
}

/** How much of what is asked for a word can carry, from 0 to 1. */
export function weightOfWord(term: string): number {
  return weakTerms.has(term) ? 0.35 : 1;
}

function terms(text: string): ReadonlySet<string> {
  const words = text.trim().split(/\s+/);
  return new Set([...words, ...words.map(stem)]);
}
