import * as z from 'zod/mini';
import { text } from './bounded.js';
import { lenient } from './lenient.js';

const size = z.int().check(z.minimum(0));

/** Stored data of one kind. */
export const DataAmount = z.object({
  /** `papers`, `bibliographies`, `circuits`, `jobs`, `journeys`, `runs`, `replies`, or `other`. */
  kind: text(40),
  count: size,
  bytes: size,
});
export type DataAmount = z.infer<typeof DataAmount>;

/** What the server stores for the caller. */
export const DataUsageReply = z.object({
  success: z.literal(true),
  kinds: z.array(DataAmount),
  used_bytes: size,
  /** Missing when there is no limit. */
  allowed_bytes: lenient(size),
  /** Days after the last use when the data is deleted; missing when it stays. */
  expires_after_days: lenient(size),
});
export type DataUsageReply = z.infer<typeof DataUsageReply>;

const MAX_CURSOR_CHARACTERS = 4000;

export const ExportDataRequest = z.object({
  /** `next` of the reply before. @default the first page */
  after: z.optional(text(MAX_CURSOR_CHARACTERS)),
});
export type ExportDataRequest = z.infer<typeof ExportDataRequest>;

/** A part of the JSON of a record; a large record comes in several parts. */
export const ExportedPart = z.object({
  kind: text(40),
  id: z.string(),
  json: z.string(),
  /** Whether this is the last part of the record. */
  is_complete: z.boolean(),
});
export type ExportedPart = z.infer<typeof ExportedPart>;

export const ExportDataReply = z.object({
  success: z.literal(true),
  parts: z.array(ExportedPart),
  /** Cursor of the next page; null after the last one. */
  next: z.nullable(z.string()),
});
export type ExportDataReply = z.infer<typeof ExportDataReply>;

export const DeleteDataRequest = z.object({
  /** Also ends all sign-ins of the account, on all devices. @default false */
  end_sessions: z.optional(z.boolean()),
  /** Also deletes the account itself. 409 for the last administrator. @default false */
  delete_account: z.optional(z.boolean()),
});
export type DeleteDataRequest = z.infer<typeof DeleteDataRequest>;

export const DeleteDataReply = z.object({
  success: z.literal(true),
  /** What was deleted. */
  deleted: z.array(DataAmount),
});
export type DeleteDataReply = z.infer<typeof DeleteDataReply>;
