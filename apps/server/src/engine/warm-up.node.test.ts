import { setImmediate } from 'node:timers/promises';
import { createNodeEngine } from '@spinout/engine/node';
import { createApiClient } from '@spinout/api-client';
import { expect, it } from 'vitest';
import { createTextPdf } from './text-pdf.js';
import { warmUp } from './warm-up.js';

it('writes a text as a PDF that can be read, over several pages', async () => {
  const sentences = Array.from(
    { length: 120 },
    (_, index) => `Sleep spindles rose (by half) after training in ${String(index)} adults.`,
  );
  const paper = new File([createTextPdf(sentences.join(' '))], 'paper.pdf');
  const api = createApiClient({ transport: createNodeEngine() });
  const { analysis } = await api.paper.analyze({ journey_id: 'journey-1', paper });
  expect(analysis.summary?.map(({ text }) => text)).toContain(
    'Sleep spindles rose by half after training in 0 adults.',
  );
  expect(analysis.key_terms).toContainEqual({ term: 'sleep spindles', count: 120 });
});

it('reads several such papers before there is a task', async () => {
  expect(await warmUp(new AbortController().signal)).toBeGreaterThan(5);
});

it('reads no further paper when a task has come', async () => {
  const task = new AbortController();
  const ready = warmUp(task.signal);
  await setImmediate();
  task.abort();
  expect(await ready).toBeLessThanOrEqual(1);
});
