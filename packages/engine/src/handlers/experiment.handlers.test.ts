import { designExperiment, type ApiRequest } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { byFamily, foreign } from '../experiment/hypotheses.fixtures.js';
import { createDocumentStore, type StoredDocument } from '../store/documents.js';
import { memoryStore } from '../store/store.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { experimentHandlers } from './experiment.handlers.js';

const dependencies: EngineDependencies = {
  now: () => new Date(0),
  seed: 1,
  store: memoryStore(),
  library: () => Promise.resolve([]),
};

async function ask(value: unknown) {
  const [handler] = experimentHandlers;
  const { id, method, host, path } = designExperiment;
  const signal = new AbortController().signal;
  const body = { kind: 'json', value } as const;
  const request: ApiRequest = { id, method, host, path, body, accept: 'json', signal };
  const reply = await handler?.answer(request, dependencies);
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

  it('plans with the numbers of the user’s paper, with the quote', async () => {
    const text =
      'Abstract\n\nWe gave half of the adults a program of short naps each day. The nap program raised memory recall more than rest did, t(98) = 3.00, p = .003.';
    const document: StoredDocument = {
      id: 'p1',
      journeyId: 'j',
      title: 'Naps',
      method: 'text',
      fileName: null,
      paged: false,
      pages: [{ number: 1, text }],
      addedAt: '2026-01-01T00:00:00.000Z',
    };
    await createDocumentStore(dependencies.store).put(document);
    const structure = {
      kind: 'proposal',
      factor: 'a nap program',
      outcome: 'memory recall in adults',
      direction: 'raises',
      population: 'adults',
    };
    const hypothesis = foreign('', 'A nap program improves memory recall in adults.', {
      structure,
    });
    const call = { journey_id: 'j', hypothesis, papers: ['p1'] };
    const planFor = async (plan?: object) => {
      const { value } = await ask(plan ? { ...call, plan } : call);
      return z.parse(schemas.ExperimentDesignReply, value).design;
    };
    const design = await planFor();
    const power = design?.power_analysis;
    expect(power?.effect_source?.evidence.quote).toContain('t(98) = 3.00');
    expect(power?.effect_source?.reported).toBeCloseTo(0.6061, 3);
    expect(power?.effect.value).toBeCloseTo(0.434, 2);
    expect(power?.effect.basis).toContain('lower bound of its 60% confidence interval');
    const reported = await planFor({ as_reported: true });
    expect(reported?.power_analysis?.effect.value).toBeCloseTo(0.6061, 3);
    expect(reported?.sampleSize).toBeLessThan(design?.sampleSize ?? 0);
  });

  it('recalculates size, power, budget and duration for a changed plan', async () => {
    const planFor = async (plan: object) => {
      const { value } = await ask({ journey_id: 'j', hypothesis: byFamily['clinical'], plan });
      const { design } = z.parse(schemas.ExperimentDesignReply, value);
      if (!design?.power_analysis) throw new Error('no power analysis');
      return { ...design, power: design.power_analysis };
    };
    const base = await planFor({});
    expect(base.power.effect.basis).toContain('Convention, not from your paper');
    const strict = await planFor({ alpha: 0.01, power: 0.9 });
    expect(strict.power).toMatchObject({ alpha: 0.01, power: 0.9, adjustable: true });
    expect(strict.sampleSize).toBeGreaterThan(base.sampleSize);
    expect(strict.budget).toBeGreaterThan(base.budget);
    const small = await planFor({ sample_size: 76 });
    expect(small.sampleSize).toBe(76);
    expect(small.power.power).toBeLessThan(0.6);
    expect(small.budget).toBeLessThan(base.budget);
    expect((await planFor({ effect: 0.8 })).sampleSize).toBeLessThan(base.sampleSize);
    expect((await planFor({ effect: -1e9, alpha: 7, power: 0, sample_size: 0 })).sampleSize).toBe(
      base.sampleSize,
    );
  });

  it('plans with unequal groups, clusters, attrition and several comparisons', async () => {
    const planFor = async (plan: object) => {
      const { value } = await ask({ journey_id: 'j', hypothesis: byFamily['clinical'], plan });
      return z.parse(schemas.ExperimentDesignReply, value).design;
    };
    const base = await planFor({});
    const options = { ratio: 2, attrition: 0.3, comparisons: 3, clusters: { size: 10, icc: 0.1 } };
    const design = await planFor(options);
    const power = design?.power_analysis;
    expect(power?.attrition).toBe(0.3);
    expect(power?.clusters).toHaveLength(2);
    expect(power?.group_sizes?.every((size) => size % 10 === 0)).toBe(true);
    expect(power?.alpha_per_comparison).toBeCloseTo(0.05 / 3, 12);
    expect(design?.sampleSize).toBe(power?.total);
    expect(design?.budget).toBeGreaterThan(base?.budget ?? 0);
    const small = await planFor({ ...options, sample_size: 151 });
    expect(small?.power_analysis?.conflicts?.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['size-too-small', 'uneven-groups', 'partial-clusters']),
    );
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
