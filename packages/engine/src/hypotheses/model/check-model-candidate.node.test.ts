import { describe, expect, it } from 'vitest';
import { documentOf, LUNG_PAPER } from '../../literature/literature.fixtures.js';
import { sourceOfDocument } from '../../literature/sources.js';
import { loadLanguage } from '../../language/parse-text.js';
import { createFakeModel } from '../../language-model/fake-model.fixtures.js';
import { memoryStore } from '../../store/store.js';
import { readSource } from '../read-source.js';
import { BAD, GOOD, GOOD_QUESTION, EDITED, MIGHT_SHORTEN } from './model-answers.fixtures.js';
import { proposeCandidates } from './propose-candidates.js';

const language = await loadLanguage();
const read = (text: readonly string[] = LUNG_PAPER, title = 'Lung editing') =>
  readSource(sourceOfDocument(documentOf(text, { title })), language);
const lung = read();

const propose = async (hypotheses: readonly unknown[], sources = [lung]) => {
  const { model, requests } = createFakeModel(
    () => null,
    undefined,
    () => ({ hypotheses }),
  );
  const proposed = await proposeCandidates(sources, language, {
    model,
    store: memoryStore(),
    mayAsk: true,
    signal: new AbortController().signal,
  });
  if (!proposed) throw new Error('Nothing was asked.');
  return { ...proposed, requests };
};

describe('a hypothesis that a language model proposes', () => {
  it('becomes a candidate in our form, on the sentence that it follows from', async () => {
    const { candidates, report } = await propose([GOOD]);
    expect(report).toEqual({ name: 'made-up-1', proposed: 1, dropped: [] });
    expect(candidates).toMatchObject([
      {
        kind: 'proposal',
        statement: GOOD.statement,
        relation: {
          factor: 'an immune response',
          direction: 'lowers',
          outcome: 'the number of edited lung cells',
          setting: 'repeated dosing',
        },
        basis: { sentence: { text: MIGHT_SHORTEN, page: 3 } },
        modelProposal: {
          model: 'made-up-1',
          comparator: 'a blocked immune response',
          parts: [{ part: 'outcome', sentence: { text: EDITED } }],
        },
      },
    ]);
  });

  it('may follow from an open question, with its population', async () => {
    const { candidates } = await propose([GOOD_QUESTION]);
    expect(candidates).toMatchObject([
      { kind: 'open-question', modelProposal: { population: 'human airway cells' } },
    ]);
  });

  it('may name sentences by their numbers, or quote them with other quotation marks and spaces', async () => {
    const { requests } = await propose([]);
    const lines = requests[0]?.material[0]?.text.split('\n') ?? [];
    const number = Number(
      /^\[(\d+)\]/u.exec(lines.find((line) => line.includes(MIGHT_SHORTEN)) ?? '')?.[1],
    );
    const byNumber = { ...GOOD, follows_from: [{ sentence: number }] };
    const spaced = {
      ...GOOD,
      follows_from: [{ sentence: 4000, quote: `“[${String(number)}]  ${MIGHT_SHORTEN}”` }],
    };
    const inSpaces = { ...GOOD, follows_from: [{ quote: MIGHT_SHORTEN.replaceAll(' ', '  ') }] };
    for (const candidate of [byNumber, spaced, inSpaces])
      expect((await propose([candidate])).candidates).toHaveLength(1);
  });

  it('may extend a finding to the population that a limitation names', async () => {
    const finding =
      'We found that a charged helper lipid increased the uptake rate of lipid nanoparticles in mice.';
    const limit = 'The findings may not be generalizable to dogs with fibrosis.';
    const pages = [`Results\n\n${finding}\n\nDiscussion\n\n${limit}`];
    const dogs = {
      kind: 'generalization',
      statement:
        'A charged helper lipid increases the uptake rate of lipid nanoparticles in dogs with fibrosis.',
      factor: { text: 'a charged helper lipid', evidence: [{ quote: finding }] },
      comparator: { text: 'no helper lipid', evidence: [] },
      outcome: { text: 'the uptake rate of lipid nanoparticles', evidence: [{ quote: finding }] },
      direction: 'raises',
      population: { text: 'dogs with fibrosis', evidence: [{ quote: limit }] },
      follows_from: [{ quote: finding }, { quote: limit }],
    };
    const { candidates } = await propose([dogs], [read(pages)]);
    expect(candidates).toMatchObject([
      { kind: 'generalization', limitation: { sentence: { text: limit } } },
    ]);
    const mice = {
      ...dogs,
      statement: dogs.statement.replace('dogs with fibrosis', 'mice'),
      population: { text: 'mice', evidence: [{ quote: finding }] },
    };
    expect((await propose([mice], [read(pages)])).report.dropped).toEqual([
      { reason: 'kind', count: 1 },
    ]);
  });

  it.each(Object.entries(BAD).map(([what, [reason, candidate]]) => [what, reason, candidate]))(
    'is dropped and counted where it has %s (%s)',
    async (_, reason, candidate) => {
      const { candidates, report } = await propose([candidate, GOOD]);
      expect(report).toMatchObject({ proposed: 2, dropped: [{ reason, count: 1 }] });
      expect(candidates.map(({ statement }) => statement)).toEqual([GOOD.statement]);
    },
  );

  it('is dropped where its sentences are from two papers', async () => {
    const other = read([
      'Discussion\n\nAn immune response may shorten the life of dogs in summer.',
    ]);
    const mixed = {
      ...GOOD,
      comparator: {
        text: 'a blocked immune response',
        evidence: [{ quote: 'An immune response may shorten the life of dogs in summer.' }],
      },
    };
    expect((await propose([mixed], [lung, other])).report.dropped).toEqual([
      { reason: 'topic', count: 1 },
    ]);
  });

  it('is dropped where the next sentence of the paper takes it back', async () => {
    const rebutted = LUNG_PAPER.map((page) =>
      page.replace(MIGHT_SHORTEN, `${MIGHT_SHORTEN} However, our data do not support this.`),
    );
    expect((await propose([GOOD], [read(rebutted)])).report.dropped).toEqual([
      { reason: 'kind', count: 1 },
    ]);
  });

  it('is no proposal on a hedged sentence that says that it is not known', async () => {
    const asked =
      'It is not known whether an immune response might shorten gene editing in lung stem cells.';
    const pages = LUNG_PAPER.map((page) => page.replace(MIGHT_SHORTEN, asked));
    const evidence = [{ quote: asked }];
    const question = {
      ...GOOD,
      factor: { ...GOOD.factor, evidence },
      comparator: { ...GOOD.comparator, evidence },
      follows_from: evidence,
    };
    expect((await propose([question], [read(pages)])).report.dropped).toEqual([
      { reason: 'kind', count: 1 },
    ]);
    const open = { ...question, kind: 'open-question' };
    expect((await propose([open], [read(pages)])).candidates).toHaveLength(1);
  });

  it('is ranked by the same score as our own', async () => {
    const { candidates } = await propose([GOOD, GOOD_QUESTION]);
    for (const { score } of candidates) expect(score).toBeGreaterThan(4.5);
  });
});
