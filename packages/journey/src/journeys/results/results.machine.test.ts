import { exampleBundle } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { failure } from './results.fixtures.js';
import { resultsMachine } from './results.machine.js';
import { resultsMessages as messages } from './results.messages.js';
import type { JsonInput, PdfInput } from './results.types.js';

const options = { bundle: exampleBundle, locale: 'en-US', messages };

const open = (savePaper: (input: PdfInput) => Promise<string>) => {
  const runtime = testRuntime();
  const asked: PdfInput[] = [];
  const actor = createActor(
    resultsMachine.provide({
      actors: {
        savePaper: fromPromise<string, PdfInput>(({ input }) => {
          asked.push(input);
          return savePaper(input);
        }),
        saveSummary: fromPromise<string, PdfInput>(() => new Promise(() => undefined)),
        saveJson: fromPromise<string, JsonInput>(() => Promise.resolve('data.json')),
      },
    }),
    { input: { runtime } },
  );
  actor.start();
  const askPaper = async (change: Partial<typeof options> = {}) => {
    actor.send({ type: 'paper.requested', ...options, ...change });
    await waitFor(actor, (state) => !state.hasTag('paper'));
  };
  return { actor, asked, askPaper, runtime, context: () => actor.getSnapshot().context };
};

describe('the downloads', () => {
  it('are independent: one is saved while another is pending', async () => {
    const { actor, askPaper, context } = open(() => Promise.resolve('paper.pdf'));
    actor.send({ type: 'summary.requested', ...options });
    await askPaper();
    expect(context().savedName).toBe('paper.pdf');
    expect(actor.getSnapshot().hasTag('summary')).toBe(true);
    expect(actor.getSnapshot().can({ type: 'paper.requested', ...options })).toBe(true);
  });

  it('repeat a PDF that failed, in the chosen language', async () => {
    const { asked, askPaper } = open(() => Promise.reject(failure));
    await askPaper();
    await askPaper();
    await askPaper({ locale: 'de-DE' });
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2]).toEqual({ ...asked[0], locale: 'de-DE' });
  });

  it('keep each failure until it is dismissed, and log it', async () => {
    const { actor, askPaper, context, runtime } = open(() => Promise.reject(failure));
    await askPaper();
    await askPaper();
    expect(context().failures).toEqual([{ download: 'paper', error: failure }]);
    expect(runtime.log.warn).toHaveBeenCalledTimes(2);
    actor.send({ type: 'alert.closed' });
    expect(context().failures).toEqual([]);
  });
});
