import { designExperiment } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { byFamily } from '../experiment/hypotheses.fixtures.js';
import { memoryStore } from '../store/store.js';
import type { EngineDependencies } from '../engine-dependencies.js';
import { experimentHandlers } from './experiment.handlers.js';

const dependencies: EngineDependencies = {
  now: () => new Date(0),
  seed: 1,
  store: memoryStore(),
  library: () => Promise.resolve([]),
};

async function ask(value: unknown) {
  const [handler] = experimentHandlers(dependencies);
  const { id, method, host, path } = designExperiment;
  const signal = new AbortController().signal;
  const body = { kind: 'json', value } as const;
  const reply = await handler?.answer({ id, method, host, path, body, accept: 'json', signal });
  if (reply?.body.kind !== 'json') throw new Error('no JSON reply');
  return { status: reply.status, value: reply.body.value };
}

describe('the experiment handler', () => {
  it('API-06 answers with success and a design for the hypothesis', async () => {
    const { status, value } = await ask({ journey_id: 'j', hypothesis: byFamily['quantum'] });
    expect(status).toBe(200);
    const { success, design } = z.parse(schemas.ExperimentDesignReply, value);
    expect(success).toBe(true);
    expect(design?.methodology).toContain('Dynamical decoupling');
  });

  it('answers a call without a hypothesis with an exploratory design', async () => {
    const { value } = await ask({ journey_id: 'j', hypothesis: null });
    expect(z.parse(schemas.ExperimentDesignReply, value).design?.methodology).toContain(
      'No hypothesis was given',
    );
  });

  it.each([
    ['support', { support: 'none' }],
    ['placeholder title', { title: 'No supported hypothesis', support: undefined }],
  ])(
    'API-06 refuses a hypothesis without support, recognized by its %s (T-86)',
    async (_, more) => {
      const hypothesis = { ...byFamily['quantum'], ...more };
      const { status, value } = await ask({ journey_id: 'j', hypothesis });
      expect(status).toBe(422);
      expect(value).toEqual({
        error:
          'No source supports this hypothesis, so no experiment is designed from it. Choose another hypothesis or write your own.',
      });
    },
  );

  it('refuses a request that is not one', async () => {
    expect((await ask({ hypothesis: 3 })).status).toBe(400);
  });
});
