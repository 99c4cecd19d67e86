import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { ask, createTestDependencies, withoutRecipes } from './handlers.fixtures.js';
import { loadLibrary } from '../library/library.js';
import type { WritingRequest } from '../language-model/language-model.types.js';
import {
  createFailingModel,
  createFakeModel,
  createSlowModel,
} from '../language-model/fake-model.fixtures.js';
import type { ProviderFailureKind } from '../providers/provider-failure.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { literatureHandlers } from './literature.handlers.js';

const library = await loadLibrary();

const search = async (parts: Partial<EngineDependencies>, further: object = {}) => {
  const request = {
    journey_id: 'journey-1',
    hypothesis: null,
    query: 'lipid nanoparticle delivery',
    limit: 6,
    ...further,
  };
  const { status, value } = await ask(
    literatureHandlers,
    createTestDependencies(parts),
    'literature.search',
    request,
  );
  expect(status).toBe(200);
  return schemas.LiteratureSearchReply.parse(value);
};

const plain = await search({});

/** A claim that says what the first sentence of a document says, and quotes it. */
const claimOn = ({ id, text }: WritingRequest['material'][number]) => {
  const quote = text.split(/(?<=\.)\s/)[0] ?? '';
  return { text: quote, quotes: [{ document: id, quote }], citations: [id] };
};

const goodThemes = ({ material }: WritingRequest) => ({
  themes: material.slice(0, 2).map(claimOn),
  gaps: material.slice(2, 3).map(claimOn),
});
type Themes = ReturnType<typeof goodThemes>;

describe('themes and gaps in a model’s words', () => {
  it('API-03 ENT-06 name papers of the list and quote them, letter for letter', async () => {
    const reportedUsage = { input_tokens: 812, output_tokens: 94 };
    const { model } = createFakeModel(goodThemes, reportedUsage);
    const { analysis, source, papers, usage } = await search({ model });
    expect(usage).toEqual(reportedUsage);
    expect(analysis.themes).toHaveLength(2);
    expect(analysis.gaps).toHaveLength(1);
    expect(analysis.methodologies).toEqual(plain.analysis.methodologies);
    expect(papers).toEqual(plain.papers);
    expect(source).toMatchObject({
      origin: 'live',
      by: 'Bundled library; written by language model made-up-1, quotes checked',
    });
    const { themes, gaps } = analysis['claims'] as Record<
      'themes' | 'gaps',
      readonly { evidence: readonly schemas.Evidence[] }[]
    >;
    for (const { evidence } of [...themes, ...gaps]) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const { document_id, start, end, quote, kind } of evidence) {
        const paper = library.find(({ id }) => id === document_id);
        expect(paper?.summary.slice(start, end)).toBe(quote);
        expect(kind).toBe('library');
      }
    }
  });

  it('API-04 word the review of the papers chosen, next to its computed sentences', async () => {
    const ids = plain.papers.slice(0, 3).map(({ id }) => id);
    const request = { journey_id: 'journey-1', selected_papers: ids, papers: [] };
    const review = async (parts: Partial<EngineDependencies>) =>
      (await ask(literatureHandlers, createTestDependencies(parts), 'literature.review', request))
        .value as schemas.LiteratureReviewReply;
    const counted = await review({});
    const usage = { input_tokens: 812, output_tokens: 94, model: 'made-up-1' };
    const worded = await review({ model: createFakeModel(goodThemes, usage).model });
    expect(worded.usage).toEqual(usage);
    expect(worded.synthesis).toEqual(counted.synthesis);
    expect(worded['themes']).not.toEqual(counted['themes']);
    expect(worded.source?.origin).toBe('live');
    const failed = await review({ model: createFailingModel('limited').model });
    expect(withoutRecipes(failed)).toEqual(
      withoutRecipes({ ...counted, source: { ...counted.source, by: failed.source?.by } }),
    );
    expect(failed.source?.by).toBe('Bundled library; language model not used: limited');
  });

  it('are not asked for where the request forbids it', async () => {
    const { model, requests } = createFakeModel(goodThemes);
    const { analysis, source } = await search({ model }, { language_model: false });
    expect(requests).toEqual([]);
    expect(analysis).toEqual(plain.analysis);
    expect(source?.by).toBe('Bundled library');
  });

  it('keeps the counted ones of a kind without supported claims', async () => {
    const { model } = createFakeModel((request) => ({ ...goodThemes(request), gaps: [] }));
    const { analysis } = await search({ model });
    expect(analysis.themes).toHaveLength(2);
    expect(analysis.gaps).toEqual(plain.analysis.gaps);
  });

  it.each<[string, (claim: Themes['themes'][number]) => unknown]>([
    [
      'quotes are false',
      (claim) => ({
        ...claim,
        quotes: [{ document: 'x', quote: 'All of this was made up today.' }],
      }),
    ],
    ['no paper is named', (claim) => ({ ...claim, citations: [] })],
    ['papers are named that are not of the list', (claim) => ({ ...claim, citations: ['nobody'] })],
    ['figures are added', (claim) => ({ ...claim, text: `${claim.text} It gained 93.5 percent.` })],
    ['what is quoted is denied', (claim) => ({ ...claim, text: `It is not true: ${claim.text}` })],
  ])('stays with what was counted where %s', async (_, change) => {
    const { model } = createFakeModel((request) => {
      const { themes, gaps } = goodThemes(request);
      return { themes: themes.map(change), gaps: gaps.map(change) };
    });
    const { analysis, source } = await search({ model });
    expect(analysis).toEqual(plain.analysis);
    expect(source).toMatchObject({
      origin: 'computed',
      by: 'Bundled library; language model not used: none of its sentences passed the check',
    });
  });

  it.each<ProviderFailureKind>(['refused', 'limited', 'unreachable'])(
    'stays with what was counted where the model is %s',
    async (kind) => {
      const { analysis, source } = await search({ model: createFailingModel(kind).model });
      expect(analysis).toEqual(plain.analysis);
      expect(source?.by).toBe(`Bundled library; language model not used: ${kind}`);
    },
  );

  it('stays with what was counted where the model answers prose or too late', async () => {
    const prose = await search({ model: createFakeModel(() => 'Here you are.').model });
    const slow = await search(createSlowModel());
    expect([prose.analysis, slow.analysis]).toEqual([plain.analysis, plain.analysis]);
    expect(prose.source?.by).toMatch(/: malformed$/);
    expect(slow.source?.by).toMatch(/: timeout$/);
  });
});
