import { supportedOrNull, type ResearchBundle } from '@spinout/api-client';
import { getSupportedReply } from './journey-steps.js';
import type { StepInput } from './twelve-step.types.js';

/** The paper needs no coordinates. */
const withoutBackbone = ({ structure, ...research }: ResearchBundle) => ({
  ...research,
  structure: structure ? { ...structure, backbone: undefined } : structure,
});

/** What the paper of the seventh step is written from. */
export const createPaperInput = ({
  topic,
  research,
  hypothesis,
}: Pick<StepInput, 'topic' | 'research' | 'hypothesis'>) => ({
  topic,
  findings: {
    research: research && withoutBackbone(research),
    hypothesis: supportedOrNull(getSupportedReply(hypothesis)?.hypothesis),
  },
});
