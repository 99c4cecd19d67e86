import { designExperiment as designExperimentEndpoint } from '@spinout/api-client';
import { designExperiment } from '../experiment/design-experiment.js';
import { writeDesign } from '../experiment/write-design.js';
import { usageMeter } from '../providers/usage-meter.js';
import type { World } from '../world.js';
import { handle } from './handle.js';

/** Answers API-06: a design for the hypothesis of the journey, or an exploratory one without it. */
export const experimentHandlers = (world: World) => [
  handle(designExperimentEndpoint, async ({ hypothesis }, { signal }) => {
    const design = designExperiment(hypothesis, world);
    const { model, deadline } = world;
    const refutation = hypothesis?.refutation ?? '';
    if (!model) return { success: true, design };
    const meter = usageMeter();
    const work = { signal, deadline, onUsage: meter.add };
    const written = await writeDesign(model, design, refutation, work);
    return { success: true, design: written, ...meter.read() };
  }),
];
