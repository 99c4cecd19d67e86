import { fill } from '@spinout/domain/text';
import { isUnsupported } from '@spinout/api-client';
import { formatTerm } from '../library/term-phrase.js';
import * as z from 'zod/mini';
import type { LiteratureDetails } from './literature-details.js';
import type { RunResults } from './run-results.js';
import { pipelineMessages as messages } from './pipeline.messages.js';

const Steps = z.catch(z.array(z.string()), []);
const Power = z.object({ effect_name: z.string(), effect_size: z.number() });

const MIN_CONFIDENT_PLDDT = 70;

/**
 * Rule-based recommendations: next steps of the hypothesis, a search for the widest gap, a pilot for an assumed effect,
 * caution for an uncertain structure, and advice if nothing was found.
 */
export function createRecommendations(
  { literature, hypotheses, experimentDesign, structure }: RunResults,
  { gaps, retracted_left_out: retracted }: LiteratureDetails,
): readonly string[] {
  const papers = literature?.papers_analyzed ?? 0;
  const hasNone = isUnsupported(hypotheses?.primary);
  const [gap] = gaps.flatMap((each) => (each.kind === 'unlinked-terms' ? [each] : []));
  const power = z.safeParse(Power, experimentDesign?.statistical_design.power_analysis);
  const plddt = structure?.plddt_score;
  return [
    ...(papers === 0 ? [messages.otherTopic, messages.ownPaper] : []),
    ...(papers > 0 && hasNone ? [messages.narrowTopic, messages.ownPaper] : []),
    ...z.parse(Steps, hypotheses?.primary['next_steps']),
    ...(gap ? [fill(messages.searchGap, { a: formatTerm(gap.a), b: formatTerm(gap.b) })] : []),
    ...(power.success
      ? [
          fill(messages.pilotEffect, {
            effect: power.data.effect_name,
            value: power.data.effect_size,
          }),
        ]
      : []),
    ...(plddt != null && plddt < MIN_CONFIDENT_PLDDT ? [messages.doubtfulStructure] : []),
    ...(retracted > 0 ? [fill(messages.retracted, { retracted })] : []),
  ];
}
