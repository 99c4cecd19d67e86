import * as z from 'zod/mini';
import { lenient, textOrEmpty } from './lenient.js';

/** `last_updated` is any text; our server sends ISO 8601. */
export const DisclaimersReply = z.object({
  disclaimers: z.record(z.string(), z.looseObject({ title: textOrEmpty, content: textOrEmpty })),
  last_updated: textOrEmpty,
  /** Language tag of the texts, such as `en`. @default not known */
  language: lenient(z.string()),
});
export type DisclaimersReply = z.infer<typeof DisclaimersReply>;

/** An object with a status; a plain text is read as the status. */
const ServiceState = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { status: value } : value)),
  z.looseObject({ status: z.string() }),
);

/** Any status other than `online` counts as unavailable. */
export const ServicesStatusReply = z.object({ services: z.record(z.string(), ServiceState) });
export type ServicesStatusReply = z.infer<typeof ServicesStatusReply>;
