import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { ask, createTestDependencies, withoutRecipes } from './handlers.fixtures.js';
import { byFamily, foreign } from '../experiment/hypotheses.fixtures.js';
import type { WritingRequest } from '../language-model/language-model.types.js';
import {
  createFailingModel,
  createFakeModel,
  createSlowModel,
} from '../language-model/fake-model.fixtures.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { experimentHandlers } from './experiment.handlers.js';

const REFUTATION = 'It would be refuted if tau aggregation stayed the same.';
const hypothesis = { ...byFamily['in-vitro'], refutation: REFUTATION };

const replyOf = async (parts: Partial<EngineDependencies>, further: object = {}) => {
  const request = { journey_id: 'journey-1', hypothesis, ...further };
  const { status, value } = await ask(
    experimentHandlers,
    createTestDependencies(parts),
    'experiment.design',
    request,
  );
  expect(status).toBe(200);
  return schemas.ExperimentDesignReply.parse(value);
};

const design = async (parts: Partial<EngineDependencies>) => {
  const reply = await replyOf(parts);
  if (!reply.design) throw new Error('There is no design.');
  return reply.design;
};

const plain = await design({});

const wordsOf = (document: string, quote: string) => ({
  text: `As planned: ${quote}`,
  quotes: [{ document, quote }],
  citations: [],
});

const goodDesign = ({ material }: WritingRequest) => ({
  methodology: material
    .filter(({ id }) => id === 'methodology')
    .flatMap(({ id, text }) => text.split(/(?<=\.)\s/).map((quote) => wordsOf(id, quote))),
  controls: material
    .filter(({ id }) => id !== 'methodology')
    .map(({ id, text }) => wordsOf(id, text)),
});

const computed = ({ methodology, controls, source, ...rest }: typeof plain) => rest;

describe('a design in a model’s words', () => {
  it('API-06 words methodology and controls, and keeps every number as computed', async () => {
    const worded = await design({ model: createFakeModel(goodDesign).model });
    expect(worded.methodology).toMatch(/^As planned: /);
    expect(worded.methodology).toContain(REFUTATION);
    expect(worded.controls).toEqual(plain.controls.map((text) => `As planned: ${text}`));
    expect(computed(worded)).toEqual(computed(plain));
    expect(worded.source).toMatchObject({
      origin: 'live',
      by: 'Power analysis in the engine; written by language model made-up-1, quotes checked',
    });
  });

  it('API-06 reports the usage of the model if available', async () => {
    const usage = { input_tokens: 812, output_tokens: 94, model: 'made-up-1' };
    expect((await replyOf({ model: createFakeModel(goodDesign, usage).model })).usage).toEqual(
      usage,
    );
    expect((await replyOf({ model: createFakeModel(goodDesign).model })).usage).toBeUndefined();
  });

  it('leaves an outline as it is', async () => {
    const open = foreign('', 'The origin of this pattern is unclear.', {
      source: { origin: 'user', by: 'You' },
    });
    const { model, requests } = createFakeModel(goodDesign);
    const { design: outlined } = await replyOf({ model }, { hypothesis: open });
    expect(outlined?.outline?.missing).toEqual(['factor', 'outcome']);
    expect(requests).toEqual([]);
  });

  it('keeps the rule of decision where the model leaves it out', async () => {
    const { model } = createFakeModel((request) => {
      const { methodology, controls } = goodDesign(request);
      return { methodology: methodology.slice(0, 2), controls };
    });
    const { methodology } = await design({ model });
    expect(methodology.endsWith(REFUTATION)).toBe(true);
  });

  it.each<[string, (text: string) => string]>([
    ['figures', (text) => `${text} Use 77 plates.`],
    ['figures in words', (text) => `${text} Use twenty plates.`],
    ['works', (text) => `${text} See Nobody et al. (1999).`],
  ])('shows none of the model’s sentences that add %s', async (_, change) => {
    const { model } = createFakeModel((request) => {
      const { methodology, controls } = goodDesign(request);
      const changed = (claim: (typeof controls)[number]) => ({
        ...claim,
        text: change(claim.text),
      });
      return { methodology: methodology.map(changed), controls: controls.map(changed) };
    });
    const result = await design({ model });
    expect(result).toEqual({ ...plain, source: result.source });
    expect(result.source?.by).toContain('none of its sentences passed the check');
  });

  it('is not asked for where the request forbids it', async () => {
    const { model, requests } = createFakeModel(goodDesign);
    const { design: result } = await replyOf({ model }, { language_model: false });
    expect(requests).toEqual([]);
    expect(withoutRecipes(result)).toEqual(withoutRecipes(plain));
  });

  it('keeps the computed controls where the model forgets one', async () => {
    const { model } = createFakeModel((request) => {
      const { methodology, controls } = goodDesign(request);
      return { methodology, controls: controls.slice(1) };
    });
    expect((await design({ model })).controls).toEqual(plain.controls);
  });

  it.each<[string, Partial<EngineDependencies>]>([
    ['refused', { model: createFailingModel('refused').model }],
    ['limited', { model: createFailingModel('limited').model }],
    ['malformed', { model: createFakeModel(() => 'Here is your design!').model }],
    ['timeout', createSlowModel()],
  ])(
    'is the computed one, and says why, where the model is no help: %s',
    async (why, dependencies) => {
      const result = await design(dependencies);
      expect(result).toEqual({ ...plain, source: result.source });
      expect(result.source).toMatchObject({
        origin: 'computed',
        by: `Power analysis in the engine; language model not used: ${why}`,
      });
    },
  );
});
