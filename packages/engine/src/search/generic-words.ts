import { wordKey } from './phrase-words.js';
import { parseWords } from '../text/word-list.js';

const words = (list: string): ReadonlySet<string> => new Set([...parseWords(list)].map(wordKey));

/** Words that say nothing about the subject: a term that contains one is no term. */
const NEVER = words(`
  abstract acknowledgement aim al another answer appendix approach article author aspect background basis case
  challenge chapter citation claim comparison conclusion consequence contribution correspondence day decade
  demonstration detail difference direction discussion document et evaluation evidence example experience experiment
  fact factor feature figure finding future goal gap hand help hypothesis idea importance individual insight
  introduction issue keyword kind laboratory lack limitation literature manuscript material method methodology month
  need number observation opportunity overview paper part perspective phenomenon place plan point possibility problem
  progress project proposal purpose question range reader reason recommendation reference report research researcher
  result review scientist section series set share side significance solution step strategy study summary
  supplementary table task text thing third time topic type university use value variety version way week word
  work year advantage disadvantage ability amount area attention author change choice combination condition
  effort end form framework group interest level list look loss main measure mean outcome
  practice principle procedure process quantity role rule sample scope sequence shape situation stage state
  hundred thousand million billion dozen manner hallmark technique term test tool trend understanding unit view
`);

/** Words that are terms only with another word beside them. */
const NEVER_ALONE = words(`
  accuracy action activity agent age algorithm analysis animal application architecture assay atom attribution baseline
  bacteria behavior benchmark binding biology blood body bond brain calibration cancer candidate capacity carbon cell channel
  chemistry chemical circuit class classification classifier climate clinic code compound computation computer concentration
  concept constraint control correlation cost cycle data database dataset delivery density design detection development
  device disease discovery distribution diversity dose drug dynamic ecosystem editing effect efficiency electron element embedding
  emission energy engine engineering environment enzyme error estimate estimation event evolution expansion explanation
  expression factor field fluid force forecast forecasting function gene generation genome geometry gradient graph
  growth health heat history human image imaging impact improvement inference information inhibitor initiation
  injection input instruction instrument integration interaction interface intervention language laser layer learning
  library life light line link liquid liver machine magnitude management map mapping matter measurement mechanism medicine
  medium membrane memory message metal methodology metric mice microscopy mode model modeling molecule monitoring
  mouse movement mutation nature network neural neuron noise node nucleus object ocean operation operator optimization
  order organ organism output pair parameter particle path pathway patient pattern people performance period phase
  physic plant policy polymer population position potential power precision prediction pressure prevention
  procedure production product program promise property protein protocol quality quantum ratio reaction reading
  receptor recording recovery region regulation relation release repair representation resource response risk
  robot sampling scale scheme science score screen screening search selection sensor signal simulation single site size
  society software solvent source space specificity spectrum speed stability standard structure subject substrate success surface
  survival symptom synthesis system target technology temperature test theory therapy thermal tissue trade training trait
  trajectory transfer transformation transition transport treatment trial tumor uncertainty user vaccine validation
  variant variation vector virus water weather weight world yield accessibility coordinate edge stroma spleen lung letter
  scientific adult child woman man student worker participant volunteer learner
  profile pocket pose filter round label compounds neighbour chemist
  wave velocity tip
`);

/** Words that a term does not begin with: they compare or point instead of naming. */
const NEVER_FIRST = words(`
  a an the this that these those its their our your his her each every any some no all both few several many much more
  most less least other another same such own certain various different similar new novel recent current previous
  modern existing large larger largest small smaller smallest high higher highest low lower lowest great greater good
  better best bad worse worst long longer short shorter early earlier late later first second third next last further
  additional important major minor main key general common typical specific particular possible potential single double
  strong weak simple complex difficult easy rapid fast slow full whole total complete true real actual overall average
  many open close available useful known unknown sensitive poor rich broad narrow related based driven using used
  lasting rank toxic tight desired learned existing wanted planned promising close closer clear unclear honest crude scarce rare rarely whether which unedited edited intended wrong right
  we they it there here not and or of for with without by in on at to from as is are was were be been can may might
  would could should must will do does did has have had also only even still often usually mostly mainly therefore
  however because while whereas when where how why what who than then so if but yet two three four five six seven
  eight nine ten hundred thousand one per via versus vs between among across within toward towards during after before
`);

/** Words that a term does not end with: adjectives and participles without their noun. */
const NEVER_LAST = words(`
  based driven using used related specific dependent independent available possible important such other
  high low large small new many more most less and or of for with by in on at to from as than into
  match ratio fit scarce crude honest unclear unknown whether rate-limiting significant
`);

const isBare = (word: string) => /^\p{N}+$/u.test(word) || word.length < 2;

/** "PD-1", "IL-6": a number that a hyphen joins to a name is part of it. */
const NUMBERED_NAME = /^\p{L}{2,6}-\d{1,3}\p{L}?$/u;

/**
 * Tells whether folded words may stand as a term of a hypothesis: specific enough to be varied or measured.
 * @param words the term's folded words
 * @param spelling the term as it is written
 */
export function isSpecific(words: readonly string[], spelling: string): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length > 5) return false;
  if (NUMBERED_NAME.test(spelling)) return !NEVER.has(first);
  if (words.some((word) => NEVER.has(word)) || words.every(isBare)) return false;
  if (NEVER_FIRST.has(first) || NEVER_LAST.has(last) || isBare(last)) return false;
  if (/.{3}ly$/.test(first)) return false;
  if (words.length === 1) return !NEVER_ALONE.has(first) && first.length > 2;
  return true;
}

const LEARNED_ENDING =
  /(?:cyte|oma|itis|osis|ase|gen|oid|phage|blast|mycin|cillin|virus|globin|kine|some|plast|zyme|mab|nib|statin|toxin|pathy|lite|ide|ene|ite)$/;

/** Whether a single word of a paper says enough without the library having listed it: learned names do. */
export const isSpecificAlone = ([word = '']: readonly string[]): boolean =>
  word.length >= 6 && LEARNED_ENDING.test(word);

/** Words that a topic's wording shares with every other topic. */
const TOPIC_FILLERS = words(`
  advanced general custom research study science new novel modern the a an of for in on and with to by from through
  that this what which how why where up out hold holds inside outside today body
  at as is are be into using during between towards toward about understanding exploring decoding approach approaches
  method methods analysis development application applications system systems my own idea
  searching looking
  small large big high low long short good better best want know make way help
`);

/** Whether a word names a subject only with another word beside it. */
export const isGeneral = (word: string): boolean => {
  const key = wordKey(word);
  return NEVER.has(key) || NEVER_ALONE.has(key) || NEVER_FIRST.has(key);
};

/** Whether a word says nothing about what a topic or a query is about. */
export const isFiller = (word: string): boolean => TOPIC_FILLERS.has(wordKey(word));

/** A text's folded words without those that every topic has. */
export const distinctiveWords = (folded: readonly string[]): readonly string[] => [
  ...new Set(folded.filter((word) => word.length > 1 && !TOPIC_FILLERS.has(word))),
];
