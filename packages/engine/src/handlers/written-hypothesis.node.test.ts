import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { documentOf, LUNG_PAPER } from '../literature/literature.fixtures.js';
import { ask, createTestDependencies, withoutRecipes } from './handlers.fixtures.js';
import { verifyQuote } from '../evidence/verify.js';
import {
  createFailingModel,
  createGoodHypothesis,
  createFakeModel,
  createSlowModel,
} from '../language-model/fake-model.fixtures.js';
import type { ProviderFailureKind } from '../providers/provider-failure.js';
import { createDocumentStore } from '../store/documents.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { hypothesisHandlers } from './hypothesis.handlers.js';

const BY = 'Open questions in the sources';
const OPEN = 'Whether dense stroma changes the dose in the lung remains unknown.';
const paper = documentOf(
  [...LUNG_PAPER.slice(0, 2), `${LUNG_PAPER[2].replace(/\n\nReferences[^]*/, '')} ${OPEN}`],
  { id: 'gene', title: 'Lung editing' },
);

const generate = async (parts: Partial<EngineDependencies>) => {
  const dependencies = createTestDependencies(parts);
  await createDocumentStore(dependencies.store).put(paper);
  const { status, value } = await ask(hypothesisHandlers, dependencies, 'hypothesis.generate', {
    topic: 'Delivery of gene editors inside the body',
    interest: 'general',
    papers: ['gene'],
  });
  expect(status).toBe(200);
  return schemas.HypothesisReply.parse(value).hypothesis;
};

const plain = await generate({});

/** The hypothesis without its source: what a person reads. */
const shown = ({ source, ...rest }: typeof plain) => ({ ...rest, by: source?.origin });

type Good = ReturnType<typeof createGoodHypothesis>;
const changed = (change: (answer: Good) => unknown) =>
  createFakeModel((request) => change(createGoodHypothesis(request)));

describe('a hypothesis in a model’s words', () => {
  it('API-02 shows its claims, each with a verbatim quote from its source', async () => {
    const hypothesis = await generate({ model: createFakeModel(createGoodHypothesis).model });
    expect(hypothesis.source).toMatchObject({
      origin: 'live',
      by: 'Language model made-up-1, quotes checked',
    });
    expect(hypothesis.claims).toHaveLength(3);
    expect(hypothesis.statement).toMatch(/^In short, .+ may act on .+\.$/);
    expect(hypothesis.statement).not.toBe(plain.statement);
    expect(hypothesis.claims?.[0]).toEqual(plain.claims?.[0]);
    expect(hypothesis.confidence_basis?.statement).toContain(
      'Written by a language model; 2 claims are shown, each with a quote found in the sources.',
    );
    const evidence = hypothesis.claims?.flatMap((claim) => {
      expect(claim.evidence.length).toBeGreaterThan(0);
      return claim.evidence;
    });
    for (const quoted of evidence ?? []) {
      expect(quoted).toMatchObject({ kind: 'uploaded', document_id: 'gene' });
      expect(verifyQuote(quoted, paper.pages)).toBe(true);
    }
    expect(evidence?.map(({ page }) => page)).toEqual([3, 2, 2]);
  });

  it('keeps what is computed: confidence and its factors, refutation, plan', async () => {
    const hypothesis = await generate({ model: createFakeModel(createGoodHypothesis).model });
    expect(hypothesis.confidence).toBe(plain.confidence);
    expect(hypothesis.confidence_basis?.factors).toEqual(plain.confidence_basis?.factors);
    for (const field of [
      'refutation',
      'methodology',
      'next_steps',
      'candidate',
      'link',
      'structure',
    ] as const) {
      expect(hypothesis[field]).toEqual(plain[field]);
    }
  });

  it('takes no confidence from the model', async () => {
    const { model } = changed((answer) => ({ ...answer, confidence: 0.99 }));
    expect((await generate({ model })).confidence).toBe(plain.confidence);
  });

  it('takes no claim on a sentence that states an open question', async () => {
    const text = 'It remains unknown whether dense stroma changes the dose in the lung.';
    const claim = { text, quotes: [{ document: 'gene, page 3', quote: OPEN }], citations: [] };
    const { model } = changed((answer) => ({ ...answer, claims: [...answer.claims, claim] }));
    const { claims, confidence_basis: basis } = await generate({ model });
    expect(claims).toHaveLength(3);
    expect(JSON.stringify(claims)).not.toContain(text);
    expect(basis?.statement).toMatch(/1 /);
  });

  it('leaves out claims with false quotes, figures of its own or other works, and counts them', async () => {
    const { model } = changed((answer) => {
      const [first = { text: '', quotes: [], citations: [] }] = answer.claims;
      const bad = [
        { ...first, quotes: [{ document: 'gene', quote: 'Everything was cured at once.' }] },
        { ...first, text: `${first.text} It worked in 87% of mice.` },
        { ...first, text: `${first.text} Nobody et al. (1999) agree.` },
        { ...first, text: 'Buy shares of a made-up firm today.' },
        { ...first, quotes: [{ document: 'candidate', quote: 'It follows from:' }] },
      ];
      return { ...answer, claims: [...bad, ...answer.claims] };
    });
    const hypothesis = await generate({ model });
    expect(hypothesis.claims).toHaveLength(3);
    expect(JSON.stringify(withoutRecipes(hypothesis))).not.toMatch(
      /87|Nobody|Buy shares|cured at once/,
    );
    expect(hypothesis.confidence_basis?.statement).toContain('5 claims were left out');
  });

  it('keeps the engine’s title where the model’s says more than its statement', async () => {
    const { model } = changed((answer) => ({ ...answer, title: `${answer.title} cures cancer` }));
    expect((await generate({ model })).title).toBe(plain.title);
  });

  it.each<[string, (answer: Good) => unknown]>([
    [
      'all quotes are false',
      (answer) =>
        JSON.parse(JSON.stringify(answer).replaceAll('quote":"', 'quote":"Never ')) as unknown,
    ],
    [
      'nothing is quoted',
      ({ title, claims, statement }) => ({
        title,
        claims: claims.map((claim) => ({ ...claim, quotes: [] })),
        statement: { ...statement, quotes: [] },
      }),
    ],
    ['no claim is on a reported result', (answer) => ({ ...answer, claims: [] })],
    [
      'the statement quotes another sentence of the paper',
      (answer) => ({
        ...answer,
        statement: {
          ...answer.statement,
          quotes: [{ document: 'gene, page 3', quote: OPEN }],
        },
      }),
    ],
    [
      'the statement is no supposition',
      (answer) => ({
        ...answer,
        statement: { ...answer.statement, text: answer.statement.text.replace(' may ', ' will ') },
      }),
    ],
    [
      'the statement is about something else',
      (answer) => ({
        ...answer,
        statement: {
          ...answer.statement,
          text: 'Gene editing may be delivered by lipid particles.',
        },
      }),
    ],
  ])('is the engine’s own, and says so, where %s', async (_, change) => {
    const hypothesis = await generate({ model: changed(change).model });
    expect(shown(hypothesis)).toEqual(shown(plain));
    expect(hypothesis.source?.by).toBe(
      `${BY}; language model not used: none of its sentences passed the check`,
    );
  });

  it.each<ProviderFailureKind>(['refused', 'limited', 'unreachable', 'timeout', 'malformed'])(
    'is the engine’s own, and says why, where the model is %s',
    async (kind) => {
      const hypothesis = await generate({ model: createFailingModel(kind).model });
      expect(shown(hypothesis)).toEqual(shown(plain));
      expect(hypothesis.source?.by).toBe(`${BY}; language model not used: ${kind}`);
    },
  );

  it('is the engine’s own where the model answers prose, or too late, or breaks its word', async () => {
    const why = async (parts: Partial<EngineDependencies>) => (await generate(parts)).source?.by;
    expect(await why({ model: createFakeModel(() => 'Of course!').model })).toMatch(/: malformed$/);
    expect(await why(createSlowModel())).toMatch(/: timeout$/);
    const broken = createFakeModel(() => {
      throw new TypeError('no provider failure');
    });
    expect(await why({ model: broken.model })).toMatch(/: unreachable$/);
  });

  it('gives the model the person’s paper, page by page, and no word of it as instructions', async () => {
    const { model, requests } = createFakeModel(createGoodHypothesis);
    await generate({ model });
    const written = requests.filter(({ task }) => task === 'hypothesis');
    expect(written).toHaveLength(1);
    const ids = written[0]?.material.map(({ id }) => id);
    expect(ids?.slice(0, 3)).toEqual(['candidate', 'gene, page 1', 'gene, page 2']);
    for (const { quote } of plain.claims?.flatMap(({ evidence }) => evidence) ?? []) {
      for (const { instructions } of requests) expect(instructions).not.toContain(quote);
    }
  });
});
