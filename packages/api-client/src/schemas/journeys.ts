import * as z from 'zod/mini';
import { json, lineText, sentId, text } from './bounded.js';
import { lenient } from './lenient.js';

/** Most steps that a journey can have. */
const MAX_STEPS = 1000;

/** How far a journey is: 1 to `step_count`. */
const JourneyProgress = z.object({
  step: z.int().check(z.minimum(0), z.maximum(MAX_STEPS)),
  step_count: z.int().check(z.minimum(0), z.maximum(MAX_STEPS)),
});

const described = {
  journey_id: sentId.check(z.minLength(1)),
  /** Which journey, e.g. `flow`, `ten-step`. */
  kind: text(40),
  title: text(500),
  /** Incremented by the server at each save; 0 before the first save. */
  revision: z.int().check(z.minimum(0)),
};

/** What a list shows of a journey on the server; its data is read with `journeys.read`. */
export const JourneySummary = z.object({
  ...described,
  /** ISO 8601. */
  saved_at: lineText,
  /** Size of the data as JSON. */
  size_bytes: lenient(z.int().check(z.minimum(0))),
  /** As it was saved; missing when it was saved without. */
  progress: lenient(JourneyProgress),
});
export type JourneySummary = z.infer<typeof JourneySummary>;

/**
 * A saved journey on the server. `data` is the journey's own versioned format, unchanged. It has no maximum of its own: what
 * was stored under earlier maxima stays readable.
 */
export const StoredJourney = z.extend(JourneySummary, { data: z.unknown() });
export type StoredJourney = z.infer<typeof StoredJourney>;

/** `revision` is the one that the change is based on; 409 if the stored revision differs. */
export const SaveJourneyRequest = z.object({
  ...described,
  progress: z.optional(JourneyProgress),
  data: json(),
});
export type SaveJourneyRequest = z.infer<typeof SaveJourneyRequest>;

/** Without the data, which the caller has. */
export const SaveJourneyReply = z.object({ success: z.literal(true), journey: JourneySummary });
export type SaveJourneyReply = z.infer<typeof SaveJourneyReply>;

/** Newest first. */
export const ListJourneysReply = z.object({ journeys: z.array(JourneySummary) });
export type ListJourneysReply = z.infer<typeof ListJourneysReply>;

export const ReadJourneyRequest = z.object({ journey_id: sentId });
export type ReadJourneyRequest = z.infer<typeof ReadJourneyRequest>;

export const ReadJourneyReply = z.object({ success: z.literal(true), journey: StoredJourney });
export type ReadJourneyReply = z.infer<typeof ReadJourneyReply>;

export const RemoveJourneyRequest = z.object({ journey_id: sentId });
export type RemoveJourneyRequest = z.infer<typeof RemoveJourneyRequest>;

export const RemoveJourneyReply = z.object({ success: z.literal(true) });
export type RemoveJourneyReply = z.infer<typeof RemoveJourneyReply>;
