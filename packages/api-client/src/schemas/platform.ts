import * as z from 'zod/mini';
import { textOrEmpty } from './lenient.js';

/** ENT-21, API-19. `last_updated` as the server writes it; ISO 8601 from ours. */
export const DisclaimersReply = z.object({
  disclaimers: z.record(z.string(), z.looseObject({ title: textOrEmpty, content: textOrEmpty })),
  last_updated: textOrEmpty,
});
export type DisclaimersReply = z.infer<typeof DisclaimersReply>;

/** ENT-22, T-77: an object with a status per name; a plain text is read as one. */
const ServiceState = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { status: value } : value)),
  z.looseObject({ status: z.string() }),
);

/** ENT-22, API-20. `online` is good, anything else is not. */
export const ServicesStatusReply = z.object({ services: z.record(z.string(), ServiceState) });
export type ServicesStatusReply = z.infer<typeof ServicesStatusReply>;
