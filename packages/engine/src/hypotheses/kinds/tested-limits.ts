import type { PaperSentence } from '../../statements/statement.types.js';

export type LimitedDimension = 'dose' | 'duration' | 'temperature' | 'age' | 'season' | 'stage';

/** A limit that a study states of what it tested. */
export interface TestedLimit {
  readonly sentence: PaperSentence;
  readonly dimension: LimitedDimension;
  /** What was tested, as the sentence names it: "12 weeks", "10 mg/kg", "spring". */
  readonly tested: string;
  /** What lies beyond, as part of a sentence: "after more than 12 weeks". */
  readonly beyond: string;
}

const NUMBER = String.raw`(?:\d{1,5}(?:[.,]\d{1,3})?|one|two|three|four|five|six|eight|ten|twelve)`;
const RANGE = String.raw`${NUMBER}(?:\s?(?:-|–|to|and)\s?${NUMBER})?`;
const TIME = String.raw`${RANGE}[ -]?(?:seconds?|min(?:utes?)?|h|hours?|days?|weeks?|months?|years?|mo|seasons|generations|cycles)\b`;
const DOSE = String.raw`${RANGE}\s?(?:%|(?:[mµμnp]?g|[mµμn]M|mL|ml|IU|ppm|Gy|J|kJ|mmol|µmol|nmol|kg N)(?:\s?(?:\/|per|·)\s?(?:kg|m[Ll]|L|l|day|d|ha|cm2|m2|week)(?:\s?(?:\/|per)\s?(?:day|d))?)?)(?![\p{L}\d])`;
const HEAT = String.raw`${RANGE}\s?(?:°\s?C|K|°\s?F)(?![\p{L}\d])`;

interface Measure {
  /** What is tested, as a number with its unit. */
  readonly value: string;
  readonly names: string;
  /** What lies beyond a limit: another value, a higher one, a lower one. "{value}" is what was tested. */
  readonly other: string;
  readonly above: string;
  readonly below: string;
}

const MEASURES: Readonly<Record<'dose' | 'duration' | 'temperature', Measure>> = {
  dose: {
    value: DOSE,
    names: String.raw`(?:doses?|dosages?|concentrations?)`,
    other: 'at doses other than {value}',
    above: 'at doses above {value}',
    below: 'at doses below {value}',
  },
  duration: {
    value: TIME,
    names: String.raw`(?:durations?|periods?|times?)`,
    other: 'after more than {value}',
    above: 'after more than {value}',
    below: 'within less than {value}',
  },
  temperature: {
    value: HEAT,
    names: String.raw`(?:\p{L}+ )?temperatures?`,
    other: 'at temperatures other than {value}',
    above: 'at temperatures above {value}',
    below: 'at temperatures below {value}',
  },
};

const TESTED = String.raw`(?:test|examin|assess|stud|measur|investigat|evaluat|follow|explor|includ|expos|us|appl)(?:ed|ied|e|y)?`;
const SELF = String.raw`(?:we|this (?:study|trial|experiment|work)|our (?:study|trial|experiments?|data|results|follow-up|observations|measurements)|the (?:present |current )?(?:study|trial|experiments?|intervention|follow-up)|(?:participants|patients|animals|plants|mice|rats|cells|children|households|firms|students|devices|samples) (?:were|was))`;
const SEASON = String.raw`(?:spring|summer|autumn|fall|winter|the (?:dry|wet|rainy|growing|breeding) season)`;
const STAGE = String.raw`(?:the [\p{L}\d-]+ (?:stage|instar|trimester|phase)|(?:adult|juvenile|larval|embryonic|seedling|early|late|vegetative|flowering) stages?|L[1-4] larvae|(?:first|second|third|fourth)[- ]instar larvae)`;

const STUDY = String.raw`(?:(?:this|our|the) (?:present |current )?(?:study|trial|experiments?|follow-?up|observations?|data|measurements|intervention|training|treatment|(?:follow-?up|observation|study|intervention|treatment) period)|follow-?up)`;

/** How a limit is stated, and what lies beyond it. */
interface Rule {
  readonly dimension: LimitedDimension;
  readonly beyond: string;
  readonly cues: readonly string[];
}

const LIMITED_DURATION = [
  // "the follow-up was limited to 12 weeks", "participants were followed for only 12 weeks"
  String.raw`\b${STUDY} [^.;]{0,30}\b(?:limited to|restricted to|lasted (?:for )?only|only lasted|covered only|spanned only|was only|were only) (?:the first |a period of |a maximum of )?(?<value>${TIME})(?!\s+(?:old|of age))`,
  String.raw`\b(?:followed|observed|monitored|tracked|treated|trained|supplemented)(?: up)? (?:for only|only for|only up to|for just|for at most|for no (?:more|longer) than) (?:the first )?(?<value>${TIME})`,
];

/** Rules for what is measured in units. */
const rulesFor = (dimension: keyof typeof MEASURES): readonly Rule[] => {
  const { names, other, above, below, ...measure } = MEASURES[dimension];
  const value = `(?<value>${measure.value})`;
  const one = String.raw`(?:only (?:at |on |with )?(?:one|a single)|a single|just one|one single)`;
  const onlyOne = [
    // "only one dose (10 mg/kg)", "a single temperature of 25 °C was tested"
    String.raw`\bonly (?:at |with )?(?:one|a single) (?:[\p{L}-]+ ){0,2}${names}(?: of [\p{L}-]+)?(?: \p{L}+){0,2}?(?:,| of| at|:)?\s?\(?${value}`,
    String.raw`\b${SELF}[^.;]{0,60}\b${one} (?:[\p{L}-]+ ){0,2}${names}(?:,| of| at|:)?\s?\(?${value}`,
  ];
  const noneAbove = [
    // "doses above 50 mg were not tested", "we did not test temperatures above 30 °C"
    String.raw`\b${names} (?:above|higher than|greater than|beyond|exceeding|longer than|over) ${value}[^.;]{0,40}\b(?:were|was|have|has) not (?:been )?${TESTED}\b`,
    String.raw`\b(?:did|could) not ${TESTED}\b[^.;]{0,60}\b(?:above|higher than|greater than|beyond|exceeding|longer than|(?:for )?more than) ${value}`,
  ];
  const noneBelow = [
    String.raw`\b(?:did|could) not ${TESTED}\b[^.;]{0,60}\b(?:below|lower than|less than) ${value}`,
  ];
  // "the annealing temperature was limited to 450 °C"
  const limitedTo = [
    String.raw`\b${names}\b[^.;]{0,40}\b(?:(?:limited|restricted) to|was only|only up to) ${value}`,
  ];
  return [
    { dimension, beyond: other, cues: onlyOne },
    { dimension, beyond: above, cues: noneAbove },
    { dimension, beyond: below, cues: noneBelow },
    { dimension, beyond: other, cues: dimension === 'duration' ? LIMITED_DURATION : limitedTo },
  ];
};

const ALL_RULES: readonly Rule[] = [
  ...rulesFor('dose'),
  ...rulesFor('temperature'),
  ...rulesFor('duration'),
  {
    dimension: 'age',
    beyond: 'outside of the age range {value}',
    cues: [
      String.raw`\b(?:sample|study|participants|patients|animals|population|we|trees|results|analysis)\b[^.;]{0,50}\b(?:limited to|restricted to|included only|studied only|tested only|only included|were all) (?:[\p{L}-]+ ){0,4}(?:aged|between the ages of|of age) (?<value>${NUMBER}\s?(?:-|–|to|and)\s?${NUMBER}(?: years| months| weeks)?)`,
    ],
  },
  {
    dimension: 'season',
    beyond: 'outside of {value}',
    cues: [
      String.raw`\b(?:only (?:in|during|collected in|measured in|conducted in)|limited to|restricted to|confined to) (?<value>${SEASON})\b`,
    ],
  },
  {
    dimension: 'stage',
    beyond: 'at stages other than {value}',
    cues: [
      String.raw`\b${SELF}[^.;]{0,40}\b(?:only (?:at|in|on)?|limited to|restricted to|confined to) ?(?<value>${STAGE})(?!\p{L})`,
    ],
  },
];
const RULES = ALL_RULES.flatMap(({ cues, ...rule }) =>
  cues.map((cue) => ({ ...rule, cue: new RegExp(cue, 'iu') })),
);

const SECTIONS = new Set(['discussion', 'conclusion', 'open', 'abstract']);
/** What others tested, or what follows from it already. */
const OTHERS =
  /\b(?:previous|prior|earlier|other|most|many|these|those|future|et al)\b[^.]{0,40}\b(?:stud(?:y|ies)|trials?|experiments?|work|should|reported|used)\b|\b(?:future|further) (?:stud|work|research)/iu;
const MAX_CHARACTERS = 400;

/** Finds the limits of dose, time, temperature, age, season and stage that a study states of itself, each with its value. */
export const findTestedLimits = (sentences: readonly PaperSentence[]): readonly TestedLimit[] =>
  sentences.flatMap((sentence) => {
    const { text, section } = sentence;
    if (!SECTIONS.has(section) || text.length > MAX_CHARACTERS) return [];
    if (OTHERS.test(text) || /\[\d|\bet al\b/u.test(text)) return [];
    for (const { cue, dimension, beyond } of RULES) {
      const tested = cue.exec(text)?.groups?.['value']?.trim();
      if (tested !== undefined)
        return [{ sentence, dimension, tested, beyond: beyond.replace('{value}', tested) }];
    }
    return [];
  });
