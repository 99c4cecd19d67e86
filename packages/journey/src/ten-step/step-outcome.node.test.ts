import { exampleBundle, examplePipelinePaper } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { isDone, getStepOutcome, getStepOutcomes } from './step-outcome.js';
import { fixtureData } from './ten-step.fixtures.js';

const kinds = (data: typeof fixtureData) => getStepOutcomes(data).map(({ kind }) => kind);
const none = 'none';
const result = 'result';
const simulated = 'simulated';

describe('what came of the steps', () => {
  it('is nothing before anything was made, but for the steps that are only simulated', () => {
    const bare = { ...fixtureData, hypothesis: null, literature: [] };
    expect(kinds(bare)).toEqual([
      none,
      none,
      none,
      simulated,
      none,
      none,
      simulated,
      simulated,
      simulated,
      simulated,
    ]);
  });

  it('is no hypothesis where the server says that nothing supports it', () => {
    const hypothesis = { hypothesis: 'No hypothesis was found.', support: 'none' };
    expect(getStepOutcome('hypothesis', { ...fixtureData, hypothesis }).kind).toBe(none);
    const chosen = { ...hypothesis, support: 'supported' };
    expect(getStepOutcome('hypothesis', { ...fixtureData, hypothesis: chosen }).kind).toBe(result);
  });

  it('is what the agents and the paper call gave', () => {
    const data = { ...fixtureData, agenticResults: { results: exampleBundle } };
    expect(kinds(data).slice(0, 6)).toEqual([result, result, result, simulated, result, result]);
    expect(getStepOutcome('paper', { ...fixtureData, paper: { success: false } }).kind).toBe(none);
  });

  it('carries the source of a paper reply of any shape, and trusts no other word for one', () => {
    const paperOf = (paper: unknown) => getStepOutcome('paper', { ...fixtureData, paper });
    const source = { origin: 'computed', by: 'Example engine' };
    expect(paperOf({ success: true, ...examplePipelinePaper, source })).toEqual({
      kind: result,
      source,
    });
    expect(paperOf({ success: true, paper: { source } })).toEqual({ kind: result, source });
    expect(paperOf({ source: { origin: 'constructor', by: 1 } })).toEqual({ kind: result });
    expect(paperOf('text').kind).toBe(none);
  });

  it('is done unless it was made up for demonstration', () => {
    expect(isDone({ kind: 'result', source: undefined })).toBe(true);
    expect(isDone({ kind: 'result', source: { origin: 'simulated', by: '' } })).toBe(false);
    expect(isDone({ kind: 'simulated' })).toBe(false);
    expect(isDone({ kind: 'none' })).toBe(false);
  });
});
