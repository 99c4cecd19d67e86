import * as z from 'zod/mini';
import { textOrEmpty } from './lenient.js';

/** `last_updated` as the server writes it; ISO 8601 from ours. */
export const DisclaimersReply = z.object({
  disclaimers: z.record(z.string(), z.looseObject({ title: textOrEmpty, content: textOrEmpty })),
  last_updated: textOrEmpty,
});
export type DisclaimersReply = z.infer<typeof DisclaimersReply>;

/** An object with a status per name; a plain text is read as one. */
const ServiceState = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { status: value } : value)),
  z.looseObject({ status: z.string() }),
);

/** `online` is good, anything else is not. */
export const ServicesStatusReply = z.object({ services: z.record(z.string(), ServiceState) });
export type ServicesStatusReply = z.infer<typeof ServicesStatusReply>;
