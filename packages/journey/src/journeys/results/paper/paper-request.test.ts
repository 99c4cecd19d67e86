import type { PaperFigure, ResearchBundle } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';
import { exampleBundle, examplePipelinePaper } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { resultsMessages as messages } from '../results.messages.js';
import { paperRequest } from './paper-request.js';

const live = { origin: 'live', by: 'PubMed' } as const;
const createRequest = (change: Partial<ResearchBundle> = {}, locale = 'en-US') =>
  paperRequest({ bundle: { ...exampleBundle, ...change }, locale, messages });
const figure = (figures: readonly PaperFigure[] | undefined, title: string) =>
  figures?.find((one) => one.title === title);

/** A run without simulated parts. */
const real: Partial<ResearchBundle> = {
  dataSource: 'REAL APIs (PubMed, AlphaFold)',
  source: live,
  literature: exampleBundle.literature && {
    ...exampleBundle.literature,
    source: live,
    key_papers: exampleBundle.literature.key_papers.map((paper) => ({ ...paper, source: live })),
  },
  hypotheses: exampleBundle.hypotheses && { ...exampleBundle.hypotheses, source: live },
  experimentDesign: exampleBundle.experimentDesign && {
    ...exampleBundle.experimentDesign,
    source: live,
  },
  structure: exampleBundle.structure && { ...exampleBundle.structure, source: live },
  analysis: exampleBundle.analysis && { ...exampleBundle.analysis, source: live },
  paper: { ...examplePipelinePaper, source: live },
};

describe('paperRequest', () => {
  it('API-10 fits the contract', () => {
    expect(schemas.ResearchPaperPdfRequest.safeParse(createRequest()).success).toBe(true);
    expect(schemas.ResearchPaperPdfRequest.safeParse(createRequest(real)).success).toBe(true);
  });

  it('RES-04 has only title, authors, abstract and five sections if a run has no more', () => {
    const paper = { ...examplePipelinePaper, references: undefined };
    expect(
      createRequest({
        ...real,
        dataSource: '',
        literature: null,
        hypotheses: null,
        experimentDesign: null,
        paper: { ...paper, source: live },
      }),
    ).toEqual({
      title: paper.title,
      authors: paper.authors,
      abstract: paper.abstract,
      sections: [
        { title: 'Introduction', content: paper.sections.introduction },
        { title: 'Methods', content: paper.sections.methods },
        { title: 'Results', content: paper.sections.results },
        { title: 'Discussion', content: paper.sections.discussion },
        { title: 'Conclusion', content: paper.sections.conclusion },
      ],
    });
  });

  it('PIPE-18 states what is simulated in the notice, and in the methods for servers without notices', () => {
    const { notice, data_source: dataSource, sections } = createRequest();
    expect(dataSource).toBe('Simulated');
    expect(notice).toBe(messages.simulatedAll);
    expect(sections[1]?.content).toBe(`How this example was made.\n\n${messages.simulatedAll}`);
  });

  it('T-44 names the simulated agents of a run on real sources', () => {
    const { notice } = createRequest({
      ...real,
      analysis: exampleBundle.analysis,
      paper: examplePipelinePaper,
    });
    expect(notice).toBe(
      'Not for use in research: made up for demonstration by Analysis agent, Paper agent.',
    );
  });

  it('has no notice without simulated parts', () => {
    expect(createRequest(real)).not.toHaveProperty('notice');
  });

  it('draws relevance and confidence from the run, each with its agent and origin', () => {
    const { figures } = createRequest();
    expect(figure(figures, messages.figureRelevance)).toMatchObject({
      kind: 'bar',
      from: 'Literature agent',
      source: { origin: 'simulated' },
      points: [
        { x: 'An example paper on DNA repair (2021)', y: 0.91 },
        { x: 'An example paper without a count of citations (2019)', y: 0.44 },
      ],
    });
    expect(figure(figures, messages.figureConfidence)).toMatchObject({
      kind: 'bar',
      from: 'Hypothesis agent',
      points: [{ y: 0.82 }, { y: 0.5 }],
    });
  });

  it('adds the word for the origin in another language than English', () => {
    expect(createRequest().figures?.[0]).not.toHaveProperty('origin_label');
    const german = { ...messages, originSimulated: 'Simuliert' } as unknown as typeof messages;
    const { figures } = paperRequest({ bundle: exampleBundle, locale: 'de-DE', messages: german });
    expect(figures?.[0]).toMatchObject({ origin_label: 'Simuliert' });
  });

  it('draws the power curve of a design with the planned size', () => {
    const curve = [8, 16, 32, 64].map((per_group) => ({ per_group, power: per_group / 80 }));
    const experiment = exampleBundle.experimentDesign;
    if (!experiment) throw new Error('no example');
    const { figures } = createRequest({
      experimentDesign: {
        ...experiment,
        design: {
          power_analysis: { per_group: 48, curve: [...curve, { per_group: 'many', power: 2 }] },
        },
      },
    });
    expect(figure(figures, messages.figurePower)).toMatchObject({
      kind: 'line',
      from: 'Experiment agent',
      points: curve.map(({ per_group: x, power: y }) => ({ x, y })),
      mark: { x: 48, y: expect.closeTo(0.6) as number, label: 'Planned: 48 per group' },
    });
  });

  it('draws nothing without a comparison', () => {
    const { literature, hypotheses } = exampleBundle;
    expect(
      createRequest({
        literature: literature && { ...literature, key_papers: literature.key_papers.slice(0, 1) },
        hypotheses: hypotheses && { ...hypotheses, secondary: [] },
      }),
    ).not.toHaveProperty('figures');
  });

  it('prints the paper’s own tables with years without separators, and skips invalid tables', () => {
    const { tables } = createRequest({
      paper: {
        ...examplePipelinePaper,
        tables: [
          null,
          'table',
          { title: 'No rows', columns: ['a'], rows: [] },
          {
            title: 'Own table',
            from: 'literature-agent',
            columns: ['Year', 'Count'],
            rows: [[2021, 12_000], 'no row', [1999, null]],
          },
        ],
      },
    });
    expect(tables?.map(({ title }) => title)).toEqual(['Own table', messages.tableDesign]);
    expect(tables?.[0]).toMatchObject({
      from: 'Literature agent',
      rows: [
        ['2021', '12,000'],
        ['1999', ''],
      ],
    });
  });

  it('has a table of key papers if the paper has no tables', () => {
    const { tables } = createRequest();
    expect(tables?.[0]).toMatchObject({
      title: 'Key papers',
      columns: ['No.', 'Title', 'Authors', 'Year', 'Relevance', 'DOI'],
    });
    expect(tables?.[0]?.rows[0]).toEqual([
      '1',
      'An example paper on DNA repair',
      'Ada Example, José Muster',
      '2021',
      '0.91',
      '10.1000/example-repair',
    ]);
  });

  it('cites the paper’s references or else the read papers, but never simulated ones', () => {
    expect(createRequest().references).toEqual(examplePipelinePaper.references);
    const paper = { ...examplePipelinePaper, references: [], source: live };
    expect(createRequest({ ...real, paper }).references).toEqual([
      'Ada Example, José Muster. An example paper on DNA repair. 2021. https://doi.org/10.1000/example-repair',
      'Bo Beispiel. An example paper without a count of citations. 2019.',
    ]);
    expect(createRequest({ paper })).not.toHaveProperty('references');
    const literature = real.literature && {
      ...real.literature,
      key_papers: real.literature.key_papers
        .slice(0, 1)
        .map((one) => ({ ...one, doi: 'https://evil.example/10.1000/x' })),
    };
    expect(createRequest({ ...real, paper, literature }).references).toEqual([
      'Ada Example, José Muster. An example paper on DNA repair. 2021.',
    ]);
  });

  it('formats numbers by locale', () => {
    expect(createRequest({}, 'de-DE').tables?.[0]?.rows[0]).toContain('0,91');
  });
});
