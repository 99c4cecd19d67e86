import { exampleDesign } from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import { outlineDesign } from '../../steps/experiment/experiment.fixtures.js';
import { experimentStep } from './experiment.step.js';

const flow = { journeyId: 'journey-1', data: {}, drafts: {} };
const addDesign = (design: typeof exampleDesign) =>
  experimentStep.addResult?.(flow, { design }).data;

it('gives the company the duration of a plan, and none of an outline', () => {
  expect(addDesign(exampleDesign)?.operationalBlueprint).toMatchObject({
    duration: exampleDesign.duration,
  });
  expect(addDesign(outlineDesign)).toMatchObject({
    experimentDesign: { duration: outlineDesign.duration },
    operationalBlueprint: { duration: '' },
  });
});
