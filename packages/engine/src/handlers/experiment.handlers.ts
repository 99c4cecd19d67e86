import { designExperiment as designExperimentEndpoint } from '@spinout/api-client';
import { designExperiment } from '../experiment/design-experiment.js';
import { writeDesign } from '../experiment/write-design.js';
import type { World } from '../world.js';
import { handle } from './handle.js';

/** Answers API-06: a design for the hypothesis of the journey, or an exploratory one without it. */
export const experimentHandlers = (world: World) => [
  handle(designExperimentEndpoint, async ({ hypothesis }, { signal }) => {
    const design = designExperiment(hypothesis, world);
    const { model, deadline } = world;
    const refutation = hypothesis?.refutation ?? '';
    return {
      success: true,
      design: model ? await writeDesign(model, design, refutation, { signal, deadline }) : design,
    };
  }),
];
