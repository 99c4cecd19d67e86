import type { ReadSource } from '../../hypotheses/read-source.js';
import { contentWordsOf } from '../../hypotheses/content-words.js';
import type { ParsedSentence } from '../../language/language.types.js';
import type { PaperSentence } from '../../statements/statement.types.js';
import { findOwnSentences } from './own-sentences.js';
import { COUNT, UNIT_NOUNS } from './unit-nouns.js';

/** Sentences of a paper on its own study, word for word. */
export interface OwnStudy {
  /** Whom or what it studied. */
  readonly units?: string | undefined;
  /** How it formed its groups at random. */
  readonly groups?: string | undefined;
  /** How it measured the outcome of the hypothesis. */
  readonly measure?: string | undefined;
}

const MAX_CHARACTERS = 300;
const MAX_WORDS = 50;

/** "Forty lambs were allocated", "A total of 120 patients with asthma were enrolled". */
const COUNTED = new RegExp(
  String.raw`\b${COUNT} (?:[\p{L}\d/’'-]+ ){0,6}?(?:${UNIT_NOUNS})\b.*\b(?:were|was|had been|participated|completed|underwent|received)\b`,
  'iu',
);
/** "Male Wistar rats were obtained from", "Maize seedlings were collected from". */
const OBTAINED = new RegExp(
  String.raw`^(?:[\p{L}\d/()’'.,-]+ ){0,9}?(?:${UNIT_NOUNS}|(?<=\S )seeds)\b(?: \([^()]{1,60}\))?(?: (?:of|from|with) [\p{L}\d\s.-]{2,60})? (?:were|was) (?:\p{L}+ly )?(?:purchased|obtained(?! by\b)|housed|collected|sampled|recruited|enrolled|raised|bred|sown|planted|isolated|included)\b`,
  'iu',
);
const ENROLLED =
  /\b(?:enrolled|recruited|included|randomi[sz]ed|participated|randomly|surveyed|interviewed|divided|assigned|allocated|obtained|purchased)\b/iu;
/** "Plants were grown", "Sprouted seeds were planted": which, it does not say. */
const BARE =
  /^(?:the |all |enough )?(?:[\p{L}-]+(?:ed|thy|ture|ing) )*(?:plants|seedlings|seeds|trees|plots|pots|larvae|specimens|samples)\b/iu;
/** A part of the units, a count of results, or who did the work. */
const NO_UNITS =
  /^(?:briefly|in addition)\b|\b(?:lasted|normal|deteriorat\w+|evidenced|selected plants|sown|sampled)\b|^(?:to|of|among|for|in the (?:first|second|third|control|placebo)|these|then|they|there|after|overall)\b|\bthese\b|\b(?:excluded|reviewers?|independent|respectively|died|occurred|observed|withdr\w+|dropped|lost to|missing|ethic\w*|consent|approved|committee|significan\w+|trend\w*|higher|lower|increased|decreased|associated|correlat\w+|positions?|data|information|chip|latitude|measured|cluster|re-?suspended|centrifug\w+|harvested|up to|minimum|mean|average|in case|qualified|or more|enough|values?|QTLs?|controls?|positive|identified|normali[sz]ed|respondents participated|matched|pooled|isolated using|extracted)\b|^(?:[\p{L}-]+ )?(?:proteins?|RNA|DNA|roots?|leaves|shoots?|tissues?|samples?) (?:from|of)\b|%/iu;

/** "Were randomly assigned to", "were divided into four groups"; only what was done at random is quoted. */
const GROUPED =
  /\b(?:randomly|randomi[sz]ed|assigned|allocated|divided|distributed|separated) (?:(?:assigned|allocated|divided|distributed) )?(?:in)?to (?:[\p{L}\d-]+ ){0,5}(?:groups?|treatments?|arms?|diets?|conditions)\b/iu;
const NO_GROUPS =
  /\b(?:sequences?|primers?|genes?|proteins?|data|ethic\w*|committee|significan\w+|probability|results?)\b/iu;

const MEASURED =
  /\b(?:was|were) (?:then |also |subsequently |further |first )?(?:\p{L}+ly )?(?:measured|determined|quantified|assessed|evaluated|estimated|scored|recorded|monitored|counted|detected|analy[sz]ed|examined|calculated|assayed|imaged|visuali[sz]ed|tested|characteri[sz]ed) (?:\p{L}+ly )?(?:by|using|with|from|via|every|after|according|through)\b(?! the [\p{L}]+(?:ists?|ians?|tors?|geons?)\b)|\bwe (?:\p{L}+ly )?(?:measured|quantified|assessed|recorded|monitored|counted|scored)\b/iu;
/** Statistics and checks, which say nothing of what was measured. */
const NO_MEASURE =
  /\b(?:ANOVA|t[- ]tests?|chi-squared?|Tukey|Mann|Wilcoxon|Kruskal|Fisher|software|package|SPSS|GraphPad|statistical(?:ly)?|statistics|significan\w+|normality|RNA (?:concentration|quality|integrity)|DNA (?:concentration|quality)|primers?|p[- ]values?|manufacturer[’']?s?(?: instructions)?|ethic\w*|effects?|impacts?|efficacy|functional|roles?|sequences?|algorithm|replicates)\b|[%=]/iu;

const isQuotable = ({ text }: ParsedSentence): boolean =>
  text.length <= MAX_CHARACTERS &&
  text.split(/\s+/u).length <= MAX_WORDS &&
  /^(?!(?:No|Only|None|Few|Most)\b)\p{Lu}|^\d/u.test(text) &&
  /[.)]$/u.test(text) &&
  !/\b(?:Fig|Figure|Table)s?\b|\[\d|\bet al\b|;.*;|^\d+(?:\.\d+)+/u.test(text);

const RANK: Readonly<Partial<Record<PaperSentence['section'], number>>> = {
  methods: 0,
  abstract: 1,
};
const rankOf = ({ section }: PaperSentence): number => RANK[section] ?? 2;

const written = (sentence: PaperSentence | undefined): string | undefined =>
  sentence?.text.replace(/\s+/gu, ' ').trim();

/** How much of the outcome the measured thing names, at least. */
const MIN_SHARE = 0.5;

/** How much of an outcome a sentence says was measured; 0 for another sentence or too little. */
function shareOfMeasured(
  { text, tokens, start }: PaperSentence,
  words: ReadonlySet<string>,
): number {
  const match = MEASURED.exec(text);
  if (match === null) return 0;
  const isActive = /^we\b/iu.test(match[0]);
  const verb = start + match.index + (isActive ? match[0].length : 0);
  const measured = [
    ...contentWordsOf(
      tokens.filter((token) => (isActive ? token.start >= verb : token.end <= verb)),
    ),
  ];
  const share =
    words.size === 0 ? 0 : measured.filter((word) => words.has(word)).length / words.size;
  return share >= MIN_SHARE ? share : 0;
}

/**
 * Quotes how a paper did its own study: whom or what it studied, how it formed its groups at random, and how it measured the
 * outcome of a hypothesis.
 * @param outcome what the hypothesis measures
 */
export function findOwnStudy(read: ReadSource, outcome: readonly ParsedSentence[]): OwnStudy {
  const quotable = findOwnSentences(read)
    .filter(isQuotable)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const units =
    quotable.find(
      ({ text }) => COUNTED.test(text) && ENROLLED.test(text) && !NO_UNITS.test(text),
    ) ??
    quotable.find(
      ({ text, section }) =>
        section === 'methods' && OBTAINED.test(text) && !NO_UNITS.test(text) && !BARE.test(text),
    );
  const groups = quotable.find(
    (sentence) =>
      /\brandom/iu.test(sentence.text) &&
      sentence !== units &&
      GROUPED.test(sentence.text) &&
      !NO_GROUPS.test(sentence.text),
  );
  const words = new Set(outcome.flatMap(({ tokens }) => [...contentWordsOf(tokens)]));
  const measures = quotable.flatMap((sentence) => {
    if (sentence === units || sentence === groups || NO_MEASURE.test(sentence.text)) return [];
    const share = shareOfMeasured(sentence, words);
    return share === 0 ? [] : [{ sentence, share }];
  });
  return {
    units: written(units),
    groups: written(groups),
    measure: written(measures.toSorted((one, other) => other.share - one.share)[0]?.sentence),
  };
}
