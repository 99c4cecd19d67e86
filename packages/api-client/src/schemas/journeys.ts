import * as z from 'zod/mini';
import { json, lineText, sentId, text } from './bounded.js';

/** A saved journey on the server. `data` is the journey's own versioned format, unchanged. */
export const StoredJourney = z.object({
  journey_id: sentId.check(z.minLength(1)),
  /** Which journey, e.g. `flow`, `ten-step`. */
  kind: text(40),
  title: text(500),
  /** Incremented by the server at each save; 0 before the first save. */
  revision: z.int().check(z.minimum(0)),
  /** ISO 8601. */
  saved_at: lineText,
  data: json(),
});
export type StoredJourney = z.infer<typeof StoredJourney>;

/** `revision` is the one that the change is based on; 409 if the stored revision differs. */
export const SaveJourneyRequest = z.omit(StoredJourney, { saved_at: true });
export type SaveJourneyRequest = z.infer<typeof SaveJourneyRequest>;

export const SaveJourneyReply = z.object({ success: z.literal(true), journey: StoredJourney });
export type SaveJourneyReply = z.infer<typeof SaveJourneyReply>;

/** Newest first. */
export const ListJourneysReply = z.object({ journeys: z.array(StoredJourney) });
export type ListJourneysReply = z.infer<typeof ListJourneysReply>;

export const RemoveJourneyRequest = z.object({ journey_id: sentId });
export type RemoveJourneyRequest = z.infer<typeof RemoveJourneyRequest>;

export const RemoveJourneyReply = z.object({ success: z.literal(true) });
export type RemoveJourneyReply = z.infer<typeof RemoveJourneyReply>;
