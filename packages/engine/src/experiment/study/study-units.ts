import type { ReadSource } from '../../hypotheses/read-source.js';
import { pickHighest } from '../../text/pick-highest.js';
import { cleanPhrase, countShared, keysOf } from './clean-phrase.js';
import { titleOf } from './study-kind.js';
import { factFrom, factFromTitle, ownSentences } from './study-text.js';
import type { StudyFact, StudyKind } from './study.types.js';

const PEOPLE =
  'patients|outpatients|inpatients|participants|students|children|adults|women|men|volunteers|respondents|households|physicians|nurses|workers|people|individuals|persons|subjects|mothers|survivors|residents|employees|farmers|adolescents|infants|neonates|newborns|travell?ers|donors|caregivers|professionals|users|teachers|schools|hospitals|biobanks|pharmacists|dentists|population|girls|boys|veterans|athletes|recipients|deaths|cases';
const ANIMALS =
  'mice|rats|rabbits|guinea pigs|hamsters|ferrets|macaques|monkeys|pigs|piglets|sheep|goats|cattle|cows|calves|chickens|broilers|hens|dogs|cats|horses|zebrafish|fish|frogs|birds|bats|chimpanzees';
const INSECTS =
  'mosquitoe?s|larvae|pupae|ticks|sand ?flies|flies|bees|honeybees|moths|beetles|aphids|colonies|sporozoites|ookinetes|females';
const SAMPLES =
  'samples|isolates|strains|sequences|genomes|specimens|tissues|biopsies|sera|swabs|pools|clones|transcripts|genes|homologues|homologs|proteins|peptides|fragments|sections';
const CELLS =
  '(?:[\\p{L}\\d-]+ )?cells|cell lines?|cultures|organoids|macrophages|fibroblasts|neurons|cardiomyocytes|ookinetes|strains|bacteria|mutants|biofilms';
const THINGS =
  'steels?|alloys?|specimens|samples|films?|composites?|coatings?|membranes?|nanoparticles|catalysts?|electrodes?|fibers|compounds|derivatives|extracts?|essential oils?|oils|inhibitors|analogs|analogues|complexes';
const PLANTS =
  'seedlings|plants|trees|cultivars|varieties|genotypes|accessions|leaves|roots|seeds|plots|conifers|crops|fields';
const SITES =
  'sites|plots|lakes|rivers|soils?|forests|stations|cities|provinces|counties|countries|villages|districts|traps|wards|farms|transects|trees';
const DATA =
  'datasets?|cases|countries|cities|provinces|regions|reports|articles|records|deaths|messages|tweets|documents|images|papers|studies|trials|scenarios|networks|models?';

const HEADS: Readonly<Record<StudyKind, string>> = {
  trial: PEOPLE,
  'single-arm': PEOPLE,
  cohort: PEOPLE,
  'case-control': PEOPLE,
  survey: PEOPLE,
  qualitative: PEOPLE,
  surveillance: `${PEOPLE}|${SITES}|samples`,
  diagnostic: `samples|isolates|strains|specimens|sera|swabs|${PEOPLE}`,
  instrument: PEOPLE,
  animals: ANIMALS,
  insects: INSECTS,
  cells: CELLS,
  molecules: `${THINGS}|proteins|antibodies|receptors|complex`,
  microbes: `isolates|strains|cultures|bacteria|biofilms|samples|cells|mutants`,
  sequences: SAMPLES,
  compounds: THINGS,
  plants: PLANTS,
  field: SITES,
  materials: THINGS,
  model: DATA,
  software: DATA,
  review: 'studies|trials|articles|papers|publications',
  policy: 'documents',
};

const OBTAINED =
  /\b(?:recruit\w*|enrol\w*|includ\w*|select\w*|collect\w*|obtain\w*|purchas\w*|sampl\w*|particip\w*|random\w*|gr[eo]wn?|cultured|maintained|isolated|reared|retrieved|downloaded|prepared|fabricated|synthesi[sz]ed|analy[sz]ed|tested|consist\w*|comprised|eligible|screened|captured|trapped|infected|immuni[sz]ed|extracted|treated|housed|received|surveyed|interviewed)\b/iu;
const OF_WHICH =
  '(?: (?:with|without|after|undergoing|aged|living with|from|of|receiving|infected with|exposed to|in|attending|collected from|diagnosed with|hospitali[sz]ed (?:with|for)|admitted (?:to|with))\\b(?! (?:the|an?|each|at)\\b)[^,;:.()]{3,80})?';
const BEFORE = '(?:[\\p{L}\\d][\\p{L}\\d./+–‐‑-]* ){0,4}?';

/** Words that end what stands before a head: what follows is the name. */
const BREAK =
  /^.*\b(?:the|an?|of|in|from|and|with|by|among|for|to|on|at|were|was|are|is|we|all|these|those|both|our|total|including|included|recruited|enrolled|selected|collected|obtained|using|between|than|or|as|each|into|per|which|that|other|some|most|many|different|study|trial|million|more|explain|how|suggesting|select|selecting|against|no|excluded|classify|divide|stratify|identify|treat|assess|evaluate|enroll|recruit|used|obtain|prepare|identifying|recruiting|screening|sampling|include|includes|suggest|data|multiple|several|these|unauthori[sz]ed|thirteen|eligible|consecutive|following|only|had|have|received|treated|tested|analy[sz]ed|\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|[\p{L}]+-(?:one|two|three|four|five|six|seven|eight|nine))\s+/iu;

interface FoundName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly hasQualifier: boolean;
}

const nameIn = (text: string, heads: string): FoundName | undefined => {
  const found = new RegExp(
    `(${BEFORE})(?<![\\p{L}-])(${heads})(?![\\p{L}-])(${OF_WHICH})`,
    'iu',
  ).exec(text);
  if (!found) return undefined;
  const before = (found[1] ?? '').replace(BREAK, '');
  const name = cleanPhrase(`${before}${found[2] ?? ''}${found[3] ?? ''}`);
  return name === undefined
    ? undefined
    : {
        name,
        start: found.index,
        end: found.index + found[0].length,
        hasQualifier: (found[3] ?? '') !== '',
      };
};

const MIN_WORDS = 2;
/** "Patients": it says too little to name the units of a design. */
const isQualified = (name: string): boolean =>
  name.split(' ').length >= MIN_WORDS && !PART_OF_STUDY.test(name);
const PART_OF_STUDY =
  /\b(?:groups?|arms?|cohorts?|clusters?|trial participants|institutions|informed consent|at day|concentrations? of|every|each|all|treatments?|collection|potential|other than|cycle threshold|included in|its|million|any)\b/iu;
const PREPOSITION = /\b(?:in|among|of|for|from|on|between|to)\s+(?=\S)/giu;
/** How far from its verb a name may stand: "patients with asthma were recruited". */
const MAX_DISTANCE = 60;
/** Kinds of study that have no units in the sense of a sample. */
const WITHOUT_UNITS: ReadonlySet<StudyKind> = new Set(['model', 'software', 'policy']);

const inTitle = (title: string, heads: string): string | undefined => {
  for (const lead of title.matchAll(PREPOSITION)) {
    const found = nameIn(title.slice(lead.index + lead[0].length), heads);
    if (found && isQualified(found.name)) return found.name;
  }
  return undefined;
};

/** The capital of a word that the text has with a capital within sentences is its own. */
const withoutSentenceCapital = (name: string, text: string): string => {
  const first = /^\p{Lu}\p{Ll}+(?=\s)/u.exec(name)?.[0];
  const isName = first === undefined || new RegExp(`[\\p{Ll},;] ${first}\\b`, 'u').test(text);
  return isName ? name : name.charAt(0).toLowerCase() + name.slice(1);
};

const isNearVerb = (text: string, { start, end }: FoundName): boolean =>
  OBTAINED.test(text.slice(Math.max(0, start - MAX_DISTANCE), end + MAX_DISTANCE));

/** What a paper works with, as its title names it, else as a sentence does that says how it was chosen. */
export function findUnits(read: ReadSource, kind: StudyKind): StudyFact | undefined {
  if (WITHOUT_UNITS.has(kind)) return undefined;
  const heads = HEADS[kind];
  const title = titleOf(read);
  const titled = inTitle(title, heads);
  const fact = titled === undefined ? undefined : factFromTitle(read, titled);
  if (fact) return fact;
  const topic = keysOf(title);
  const candidates = ownSentences(read).flatMap((sentence) => {
    const found = sentence.section === 'front' ? undefined : nameIn(sentence.text, heads);
    const isOwn =
      sentence.section === 'abstract' ||
      sentence.section === 'methods' ||
      (found !== undefined && countShared(topic, keysOf(found.name)) > 0);
    return found && isOwn && isQualified(found.name) && isNearVerb(sentence.text, found)
      ? [{ sentence, found }]
      : [];
  });
  const best = pickHighest(
    candidates,
    ({ sentence, found }) =>
      1 +
      (found.hasQualifier ? 2 : 0) +
      (sentence.section === 'abstract' ? 1.5 : sentence.section === 'methods' ? 1 : 0) +
      Math.min(2, countShared(topic, keysOf(found.name))),
  );
  if (!best) return undefined;
  const text = read.source.pages.map((page) => page.text).join('\n');
  return factFrom(read, best.sentence, withoutSentenceCapital(best.found.name, text));
}
