import { designExperiment as designExperimentEndpoint, isUnsupported } from '@spinout/api-client';
import { designExperiment } from '../experiment/design-experiment.js';
import { experimentMessages as messages } from '../experiment/experiment.messages.js';
import { writeDesign } from '../experiment/write-design.js';
import { createUsageMeter } from '../providers/usage-meter.js';
import type { EngineDependencies } from '../engine-dependencies.js';
import { handle, Refusal } from './handle.js';

/**
 * Answers with an experiment design for the hypothesis, or with an exploratory design if there is none. Unsupported
 * hypotheses are refused with 422.
 */
export const experimentHandlers = (dependencies: EngineDependencies) => [
  handle(designExperimentEndpoint, async ({ hypothesis }, { signal }) => {
    if (isUnsupported(hypothesis)) throw new Refusal(422, messages.unsupported);
    const design = designExperiment(hypothesis, dependencies);
    const { model, deadline } = dependencies;
    const refutation = hypothesis?.refutation ?? '';
    if (!model) return { success: true, design };
    const meter = createUsageMeter();
    const callOptions = { signal, deadline, onUsage: meter.add };
    const written = await writeDesign(model, design, refutation, callOptions);
    return { success: true, design: written, ...meter.read() };
  }),
];
