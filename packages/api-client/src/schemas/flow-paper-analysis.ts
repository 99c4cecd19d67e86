import * as z from 'zod/mini';
import { file, lineText, sentId, text as boundedText } from './bounded.js';
import { lenient, lenientList } from './lenient.js';
import { MAX_FILE_BYTES, MAX_PAPER_CHARACTERS } from './limits.js';
import { Claim, Evidence } from './flow-evidence.js';
import { ProposedParts, StartChoices } from './flow-proposed-parts.js';
import { Source } from './source.js';
import { partsOf, textIn } from './text-in.js';

const KeyTerm = z.object({ term: z.string(), count: z.optional(z.number()) });

/** A list in another form: a text alone, texts, objects, or any of them by name. */
const otherList = z.union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** A list of a paper's analysis, in the form of `Item` or in one that can be read as it. */
const lenientListOf = <Item extends z.core.$ZodType>(
  item: Item,
  read: (part: unknown) => z.output<Item> | null,
) =>
  lenient(
    z.union([
      z.array(item),
      z.pipe(
        otherList,
        z.transform((list) => partsOf(list).flatMap((part) => read(part) ?? [])),
      ),
    ]),
  );

const readSentence = (part: unknown): Claim | null => {
  const claim = z.safeParse(Claim, part);
  if (claim.success) return claim.data;
  const text = textIn(part);
  return text === null ? null : { text, evidence: [] };
};

const readTerm = (part: unknown): z.output<typeof KeyTerm> | null => {
  const term = z.safeParse(KeyTerm, part);
  if (term.success) return term.data;
  const text = textIn(part);
  return text === null ? null : { term: text };
};

/** A sentence that a person may start a hypothesis from. */
export const StartingPoint = z.extend(Claim, {
  /** The parts of a hypothesis that it names. @default it names none */
  parts: lenient(ProposedParts),
  /** What it names that a person may choose as a part. @default nothing */
  choices: lenient(StartChoices),
});
export type StartingPoint = z.infer<typeof StartingPoint>;

const readStart = (part: unknown): StartingPoint | null => {
  const start = z.safeParse(StartingPoint, part);
  return start.success ? start.data : readSentence(part);
};

const OpenQuestion = z.extend(StartingPoint, {
  /** Stated before the paper's own results, so that the paper may answer it. */
  is_background: lenient(z.boolean()),
  /** What it asks, in a few words: the sentence without the words that say that it is open. */
  title: lenient(z.string()),
});

const readQuestion = (part: unknown): z.output<typeof OpenQuestion> | null => {
  const question = z.safeParse(OpenQuestion, part);
  return question.success ? question.data : readSentence(part);
};

/** A reported number that does not follow from the numbers beside it, with its quote. */
export const StatisticsInconsistency = z.object({
  /** `test`: a p-value and its test statistic; `mean`: a mean of whole numbers and its sample size. */
  kind: z.enum(['test', 'mean']),
  /** The test statistic or the mean as reported: "t(28) = 2.20", "3.47". */
  reported: z.string(),
  /** The recalculated p-value of a test: "p = .036". */
  recalculated: lenient(z.string()),
  /** Whether the recalculated p-value is on the other side of .05. */
  decision_changes: lenient(z.boolean()),
  /** Sample size of a mean. */
  n: lenient(z.number()),
  /** The possible means next to the reported one. */
  nearest: lenient(z.array(z.number())),
  evidence: lenientList(Evidence),
});
export type StatisticsInconsistency = z.infer<typeof StatisticsInconsistency>;

/** What recalculating a paper's statistics showed. */
export const ReportedStatistics = z.object({
  /** How many tests were recalculated. */
  tests: z.number(),
  /** How many means of whole numbers were checked. */
  means: z.number(),
  inconsistencies: lenientList(StatisticsInconsistency),
});
export type ReportedStatistics = z.infer<typeof ReportedStatistics>;

const PaperLanguage = z.object({
  /** ISO 639-1, or "und" if unknown. */
  code: z.string(),
  /** Whether key terms, sentences and hypotheses can be found in it. */
  is_supported: z.boolean(),
  /** Whether they were found in the English abstract of a paper in another language. @default false */
  has_english_part: lenient(z.boolean()),
  /** The English title of such a paper. @default it has none */
  english_title: lenient(z.string()),
});

/** What a paper says about its own publication. */
export const PaperPublication = z.object({
  /** Full names as printed, in order. */
  authors: lenient(z.array(z.string())),
  year: lenient(z.number()),
  /** Without a prefix such as `https://doi.org/`. */
  doi: lenient(z.string()),
});
export type PaperPublication = z.infer<typeof PaperPublication>;

/** A number of an effect, on a scale that is symmetric about 0. */
export const EffectNumber = z.object({
  /** Cohen's d, Pearson's r, Cohen's f or h, or the natural logarithm of a ratio; a newer server may send others. */
  scale: z.string(),
  /** Never negative. */
  size: z.number(),
  /** Standard error on the scale, for r on that of Fisher's z. @default the sentence does not give it */
  standard_error: lenient(z.number()),
  /** Whether a ratio is below 1. */
  is_below_one: lenient(z.boolean()),
  /** The numbers as printed. */
  evidence: lenientList(Evidence),
});
export type EffectNumber = z.infer<typeof EffectNumber>;

/** A result of the paper itself: factor and outcome, numbers, or both. */
export const PaperEffect = z.object({
  /** What the effect is of, as the sentence names it. */
  factor: lenient(z.string()),
  /**
   * What the sentence says of factor and outcome. `raises` and `lowers`: an effect; `positive` and `negative`: an association;
   * `none`: no difference or association was found.
   */
  direction: lenient(z.enum(['raises', 'lowers', 'positive', 'negative', 'none'])),
  /** What it is on, as the sentence names it. */
  outcome: lenient(z.string()),
  /** Population, system or condition, as the sentence names it. */
  setting: lenient(z.string()),
  numbers: lenientList(EffectNumber),
  /** Where the sentence stands: `abstract`, `results`, `discussion`, `conclusion` or `body`. */
  section: z.string(),
  /** The sentence. */
  evidence: lenientList(Evidence),
});
export type PaperEffect = z.infer<typeof PaperEffect>;

/**
 * Analysis of an uploaded paper. The specification does not define its shape: every field may be missing, and sentences,
 * terms and methods may come as plain texts or as objects that hold one.
 */
export const PaperAnalysis = z.looseObject({
  /** Key sentences of the paper, each with its position. */
  summary: lenientListOf(Claim, readSentence),
  /** Sentences that state a result. */
  findings: lenientListOf(StartingPoint, readStart),
  /** Passages that state an open question, those that the paper itself leaves open first. */
  gaps: lenientListOf(OpenQuestion, readQuestion),
  /**
   * Whether the main result holds where the study did not test it: each text is a question, its passages are the result and
   * what limits it, and the parts hold the statement to test.
   */
  extensions: lenientListOf(StartingPoint, readStart),
  /** Passages that state a limitation of the study. */
  limitations: lenientListOf(Claim, readSentence),
  /** Key terms of the paper, most characteristic first. */
  key_terms: lenientListOf(KeyTerm, readTerm),
  methodologies: lenientListOf(z.string(), textIn),
  /** The paper's own results as data, those with numbers first. */
  effects: lenient(z.array(PaperEffect)),
  publication: lenient(PaperPublication),
  /** Missing if the paper reports no statistics that can be recalculated. */
  statistics: lenient(ReportedStatistics),
  language: lenient(PaperLanguage),
  /** Whether the paper consists of theorems and proofs, so that its hypotheses compare nothing. @default false */
  is_mathematics: lenient(z.boolean()),
  /** The language model that later steps send sentences of the paper to, unless the request forbids it. @default none */
  language_model: lenient(z.object({ name: z.string() })),
  source: lenient(Source),
});
export type PaperAnalysis = z.infer<typeof PaperAnalysis>;

export const PaperMetadata = z.looseObject({
  /** Id of the stored text on the server. */
  document_id: lenient(z.string()),
  title: lenient(z.string()),
  upload_method: lenient(z.string()),
  file_name: lenient(z.string()),
  pages: lenient(z.number()),
  words: lenient(z.number()),
  characters: lenient(z.number()),
});
export type PaperMetadata = z.infer<typeof PaperMetadata>;

/** How the paper was provided. */
export const UploadMethod = z.enum(['file', 'url', 'text']);
export type UploadMethod = z.infer<typeof UploadMethod>;

/** A file is sent as multipart (`journey_id`, `paper`), a URL or a text as JSON. */
export const AnalyzePaperRequest = z.union([
  z.object({ journey_id: sentId, paper: file(MAX_FILE_BYTES) }),
  z.object({
    journey_id: sentId,
    paper_url: lineText,
    paper_content: boundedText(MAX_PAPER_CHARACTERS),
    metadata: z.object({ title: lineText, upload_method: UploadMethod }),
  }),
]);
export type AnalyzePaperRequest = z.infer<typeof AnalyzePaperRequest>;

export const AnalyzePaperReply = z.object({ analysis: PaperAnalysis, metadata: PaperMetadata });
export type AnalyzePaperReply = z.infer<typeof AnalyzePaperReply>;
