import { isUnsupported, type AdvancedHypothesisReply } from '@spinout/api-client';

/** The reply, or null if no source supports its hypothesis. */
export const getSupportedReply = (
  reply: AdvancedHypothesisReply | null,
): AdvancedHypothesisReply | null => (isUnsupported(reply?.hypothesis) ? null : reply);
