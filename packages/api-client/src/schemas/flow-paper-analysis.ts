import * as z from 'zod/mini';
import { lenient, sentId } from './lenient.js';
import { Claim } from './flow-evidence.js';
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

/**
 * Analysis of an uploaded paper. The specification does not define its shape: every field may be missing, and sentences,
 * terms and methods may come as plain texts or as objects that hold one.
 */
export const PaperAnalysis = z.looseObject({
  /** Key sentences of the paper, each with its position. */
  summary: lenientListOf(Claim, readSentence),
  /** Sentences that state a result. */
  findings: lenientListOf(Claim, readSentence),
  /** Sentences that state an open question. */
  gaps: lenientListOf(Claim, readSentence),
  /** Key terms of the paper, most characteristic first. */
  key_terms: lenientListOf(KeyTerm, readTerm),
  methodologies: lenientListOf(z.string(), textIn),
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
  z.object({ journey_id: sentId, paper: z.instanceof(File) }),
  z.object({
    journey_id: sentId,
    paper_url: z.string(),
    paper_content: z.string(),
    metadata: z.object({ title: z.string(), upload_method: UploadMethod }),
  }),
]);
export type AnalyzePaperRequest = z.infer<typeof AnalyzePaperRequest>;

export const AnalyzePaperReply = z.object({ analysis: PaperAnalysis, metadata: PaperMetadata });
export type AnalyzePaperReply = z.infer<typeof AnalyzePaperReply>;
