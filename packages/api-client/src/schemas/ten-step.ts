import * as z from 'zod/mini';
import { json, lineText, nameText, sentId } from './bounded.js';
import { lenient, listOrEmpty, textOrEmpty } from './lenient.js';
import { Source } from './source.js';

export const TEN_STEP_DOMAIN = 'life_sciences';

export const TenStepStartRequest = z.object({
  topic: lineText,
  domain: nameText,
  user_id: sentId,
});
export type TenStepStartRequest = z.infer<typeof TenStepStartRequest>;

/** Hypothesis of the ten-step journey; a plain text counts as its `hypothesis`. */
export const TenStepHypothesis = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { hypothesis: value } : value)),
  z.looseObject({
    /** @default 'Research Hypothesis' */
    title: lenient(z.string()),
    hypothesis: lenient(z.string()),
    methodology: lenient(z.union([z.string(), z.array(z.string())])),
  }),
);
export type TenStepHypothesis = z.infer<typeof TenStepHypothesis>;

export const LiteratureItem = z.looseObject({
  title: textOrEmpty,
  authors: listOrEmpty(z.string()),
  journal: textOrEmpty,
  year: z.nullish(z.union([z.number(), z.string()])),
  citations: z.nullish(z.number()),
  impact_factor: z.nullish(z.number()),
  doi: lenient(z.string()),
});
export type LiteratureItem = z.infer<typeof LiteratureItem>;

/** The reply needs success or a hypothesis. The screen checks this, so all fields are optional. */
export const TenStepStartReply = z.looseObject({
  success: z.nullish(z.boolean()),
  hypothesis: z.nullish(TenStepHypothesis),
  error: lenient(z.string()),
  related_topics: listOrEmpty(z.unknown()),
  literature_references: listOrEmpty(LiteratureItem),
  /** US dollars. */
  funding_requirements: lenient(z.looseObject({ total_budget: z.nullish(z.number()) })),
  /** @default '24 months' */
  timeline_estimate: lenient(z.string()),
  source: lenient(Source),
});
export type TenStepStartReply = z.infer<typeof TenStepStartReply>;

/** Stored unchanged; any JSON is valid. */
export const AnalyticsReply = z.unknown();

export const TenStepPaperRequest = z.object({ hypothesis: json(), topic: lineText });
export type TenStepPaperRequest = z.infer<typeof TenStepPaperRequest>;

/** Stored unchanged; any JSON is valid. */
export const TenStepPaperReply = z.unknown();
