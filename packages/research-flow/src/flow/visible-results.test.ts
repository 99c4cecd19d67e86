import { exampleHypothesis } from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import { hypothesisStep } from './steps/hypothesis.step.js';
import { getVisibleResults } from './visible-results.js';

const data = { hypothesis: exampleHypothesis };
const literature = { query: 'spindles', found: null, selected: [] };

it('shows the results so far while the next step is loading, when the definition is of the one before', () => {
  const flow = { step: 4, data, drafts: { literature }, definition: hypothesisStep };
  expect(getVisibleResults(flow)).toBe(data);
});
