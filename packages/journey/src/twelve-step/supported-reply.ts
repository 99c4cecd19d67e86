import { isUnsupported, type AdvancedHypothesisReply } from '@spinout/api-client';

/** A reply to build on: null where no source supports its hypothesis. */
export const supportedReply = (
  reply: AdvancedHypothesisReply | null,
): AdvancedHypothesisReply | null => (isUnsupported(reply?.hypothesis) ? null : reply);
