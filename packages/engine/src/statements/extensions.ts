import { capitalize } from './clause.js';
import { findMainResult } from './main-result.js';
import type { Passage } from './passage.js';
import type { PaperSentence } from './statement.types.js';
import { readDesignLimit, readStatedLimit, type StudyLimit } from './study-limits.js';
import { readScope } from './study-scope.js';

/** The main result of a study as a question for a next one: whether it holds where the study did not test it. */
export interface Extension {
  readonly result: PaperSentence;
  /** Says where the study tested it. */
  readonly limit: PaperSentence;
  readonly question: string;
  readonly statement: string;
  /** Completes "Does this also hold …?". */
  readonly beyond: string;
}

interface StudyToExtend {
  readonly sentences: readonly PaperSentence[];
  readonly title: string;
  /** Lemmas of the title. */
  readonly titleLemmas: ReadonlySet<string>;
  /** What the paper says of its limits. */
  readonly limitations: readonly Passage[];
}

const MAX_EXTENSIONS = 2;
/** A review has no study of its own to extend. */
const REVIEW = /\b(?:reviews?|meta-analys[ie]s|perspective|guidelines?|consensus|protocol)\b/iu;
/** What a method can do, what a study is worth, what might help and a share by itself are no effects of what was studied. */
const NO_EFFECT =
  /^(?:we believe|the readiness)\b|\b(?:methods?|techniques?|questionnaires?|instruments?|assays?|procedures?|scales?|tools?|theory|software|algorithms?)\b[^.]{0,80}\b(?:allows?|enables?|coupled|established|developed|validated|assessed|measured)\b|\b(?:comparing|between) the (?:two|three) methods\b|\b(?:can|could|may|might) help\b|\bcontributions? to the literature\b|\b(?:was|were) (?:\p{L}+ ){1,3}(?:among|in|by) \d+(?:\.\d+)?\s?%/iu;
/** What should be done next says nothing of where a study was done. */
const ADVISES =
  /\b(?:recommend\p{L}*|should|future|further|needs? to|must|it is (?:necessary|important))\b/iu;
const DESIGN_SECTIONS = new Set<PaperSentence['section']>(['abstract', 'methods']);

/**
 * Finds the main result of a study and where it was not tested: beyond a limit that the paper states, with another kind of
 * study, or in another system or place. None for a paper without a plain main result, such as a commentary.
 */
export function findExtensions(study: StudyToExtend): readonly Extension[] {
  const { sentences, titleLemmas } = study;
  if (REVIEW.test(study.title)) return [];
  const result = findMainResult(sentences, titleLemmas);
  if (!result || NO_EFFECT.test(result.text)) return [];
  return limitsOf(study)
    .filter(({ sentence }) => sentence !== result)
    .slice(0, MAX_EXTENSIONS)
    .map(({ sentence: limit, beyond }) => ({
      result,
      limit,
      beyond,
      question: `Does this also hold ${beyond}?`,
      statement: `${clauseOf(result.text)}, also ${beyond}.`,
    }));
}

const limitsOf = ({ sentences, title, limitations }: StudyToExtend): readonly StudyLimit[] => {
  const stated = sentences.filter((sentence) =>
    limitations.some(
      ({ page, start, end }) =>
        page === sentence.page && start <= sentence.start && sentence.end <= end,
    ),
  );
  const designs = sentences.filter(({ section }) => DESIGN_SECTIONS.has(section));
  const abstract = sentences.filter(({ section }) => section === 'abstract');
  const limits = [
    ...stated.flatMap((sentence) => readStatedLimit(sentence) ?? []),
    ...designs.flatMap((sentence) => readDesignLimit(sentence) ?? []),
    ...[readScope(abstract, title)].flatMap((scope) =>
      scope && !ADVISES.test(scope.sentence.text) ? [scope] : [],
    ),
  ];
  return limits.filter(
    ({ beyond }, at) => limits.findIndex((other) => other.beyond === beyond) === at,
  );
};

const LEAD_IN =
  /^(?:(?:results:|conclusions?:?|in conclusion|in summary|in general|overall|to conclude|taken together|together|thus|therefore|hence|however|moreover|furthermore|in addition|finally|according to (?:the|our) results)[,:]?\s+(?:it seems that\s+)?)+/iu;
const REPORTS =
  /^(?:(?:(?:this|the present|our|these|the|all|experimental) )?(?:[\p{L}-]+ )?(?:study|studies|work|trial|analys[ei]s|results?|findings|data|experiments)|we)(?: (?:also|clearly|thus|therefore|here|have))? (?:demonstrate[ds]?|show(?:s|ed|n)?|found|confirm(?:s|ed)?|indicate[ds]?|reveal(?:s|ed)?|suggest(?:s|ed)?|establish(?:es|ed)?|conclude[ds]?|observe[ds]?|provide a similar level of evidence) that\s+/iu;

/** What a sentence reports, without the words that say that it is reported. */
const clauseOf = (text: string): string =>
  capitalize(text.replace(LEAD_IN, '').replace(REPORTS, '').replace(/\.$/u, '').trim());
