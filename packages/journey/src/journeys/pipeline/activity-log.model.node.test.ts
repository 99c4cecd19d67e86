import { exampleBundle, exampleLiterature } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { toActivityEntries } from './activity-log.model.js';
import { createLog } from './agentic-research.fixtures.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import type { RunEventPayload } from './run/run-event.js';

const texts = (...payloads: readonly RunEventPayload[]) =>
  toActivityEntries(createLog(...payloads), messages).map(({ text }) => text);

const literature = 'literature-agent';
const completed: RunEventPayload = {
  type: 'agent.completed',
  agent: literature,
  output: exampleLiterature,
};

describe('the activity log', () => {
  it('PIPE-04 describes each boundary of a run as text', () => {
    expect(
      texts(
        { type: 'run.started', topic: 'Sleep', asks: 'service' },
        { type: 'service.failed' },
        { type: 'agent.started', agent: literature },
        { type: 'agent.failed', agent: literature },
        { type: 'run.failed' },
        { type: 'agent.retried', agent: literature },
        completed,
        { type: 'run.interrupted' },
        { type: 'run.resumed' },
        { type: 'run.cancelled' },
        { type: 'service.answered', dataSource: 'Bundled library' },
        { type: 'agent.completed', agent: 'alphafold-agent', output: null },
        { type: 'run.completed', dataSource: 'Bundled library' },
        { type: 'results.opened', bundle: exampleBundle },
      ),
    ).toEqual([
      'Research on “Sleep” started by the research service',
      'Research service failed; running the simulated pipeline instead',
      'Literature Agent started',
      'Literature Agent failed',
      'Research pipeline encountered an error',
      'Literature Agent retried',
      'Literature Agent completed',
      'Run interrupted',
      'Run resumed',
      'Run canceled',
      'Research service responded: Bundled library',
      'AlphaFold Agent completed: no protein recognized in the topic',
      'Research completed. Data source: Bundled library',
      'Finished results opened without a new run',
    ]);
  });

  it.each(['TP53 protein', 'BRCA1', 'hemoglobin'])(
    'does not report that “%s” has no protein',
    (topic) => {
      expect(
        texts(
          { type: 'run.started', topic, asks: 'service' },
          { type: 'agent.completed', agent: 'alphafold-agent', output: null },
        ).at(-1),
      ).toBe('AlphaFold Agent completed: no structure found');
    },
  );

  const alphafold = 'alphafold-agent';
  it.each([
    [
      'another agent fails',
      [{ type: 'agent.failed', agent: literature }, { type: 'run.failed' }],
      ['Literature Agent failed', 'Research pipeline encountered an error'],
    ],
    ['the run is cancelled', [{ type: 'run.cancelled' }], ['Run canceled']],
    ['the page goes away', [{ type: 'run.interrupted' }], ['Run interrupted']],
  ] as const)('PIPE-04 reports that a working agent stops when %s', (_, payloads, lines) => {
    const entries = texts(
      { type: 'run.started', topic: 'Sleep', asks: 'simulation' },
      { type: 'agent.started', agent: alphafold },
      ...payloads,
    );
    expect(entries.slice(2)).toEqual([...lines, 'AlphaFold Agent stopped']);
  });

  it('omits agent notes, token usage and repeated completions', () => {
    expect(
      texts(
        { type: 'run.started', topic: 'Sleep', asks: 'backend' },
        { type: 'agent.noted', agent: literature, text: 'words' },
        { type: 'tool.called', agent: literature, tool: 'search' },
        { type: 'usage.reported', agent: null, usage: { input_tokens: 1, output_tokens: 1 } },
        completed,
        completed,
      ),
    ).toEqual(['Research on “Sleep” started by the agent backend', 'Literature Agent completed']);
  });
});
