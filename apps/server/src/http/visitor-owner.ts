import { createHash } from 'node:crypto';

/** The owner of the data of a visitor: a hash, so that neither database nor log contains the id, which is a credential. */
export const getVisitorOwner = (visitorId: string): string =>
  `visitor:${createHash('sha256').update(visitorId).digest('base64url')}`;
