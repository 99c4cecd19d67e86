import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createNodeEngine } from '@spinout/engine/node';
import { paperExamples } from '@spinout/research-flow/examples';
import type { ResearchFlowEvent } from '@spinout/research-flow/headless';
import { expect, it } from 'vitest';
import { findHypothesis } from './find-hypothesis.js';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

it('the documented example is the one that runs here', () => {
  const [, code] = /```ts\n([^]*?)^```$/m.exec(read('../../docs/guide/headless.md')) ?? [];
  expect(code).toBe(read('find-hypothesis.ts'));
});

it('reads a paper and takes a hypothesis of the engine, and reports the events of both steps', async () => {
  const [example] = paperExamples;
  const events: ResearchFlowEvent['type'][] = [];
  const data = await findHypothesis(createNodeEngine(), example?.text ?? '', ({ type }) =>
    events.push(type),
  );
  expect(data.papers?.documents).toHaveLength(1);
  expect(data.hypothesis?.statement).toEqual(expect.any(String));
  const ofSteps = [
    ...['call.started', 'call.completed', 'papers.added', 'data.changed', 'step.changed'],
    ...['call.started', 'call.completed', 'hypothesis.generated', 'hypothesis.chosen'],
    ...['data.changed', 'step.changed'],
  ];
  expect(events.slice(0, ofSteps.length)).toEqual(ofSteps);
  // The next step opens at once if its code was loaded meanwhile, and starts its search.
  expect(['call.started', undefined]).toContain(events[ofSteps.length]);
  expect(events.length).toBeLessThanOrEqual(ofSteps.length + 1);
});
