import {
  generateHypothesis,
  isUnsupported,
  type Hypothesis,
  type PipelineHypotheses,
} from '@spinout/api-client';
import * as z from 'zod/mini';

/** Parses the primary hypothesis in the format of the flow; null if the sources support none. */
export async function parsePrimaryHypothesis(
  hypotheses: PipelineHypotheses | null,
): Promise<Hypothesis | null> {
  if (!hypotheses) return null;
  const { output } = await generateHypothesis.contract();
  const reply = z.safeParse(output, { success: true, hypothesis: hypotheses.primary });
  if (!reply.success) return null;
  const { hypothesis } = reply.data;
  return isUnsupported(hypothesis) || hypothesis.statement === '' ? null : hypothesis;
}
