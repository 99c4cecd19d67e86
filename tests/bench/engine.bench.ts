/**
 * Measures the engine's nine calls in Node, through the client: `node tests/bench/engine.bench.ts`. Each run uses a new
 * engine and makes the calls in the order of the flow. The first run also loads the document readers, the library and
 * the fonts; later runs show the cost of a call alone.
 */
import { readFileSync } from 'node:fs';
import type { createApiClient } from '@spinout/api-client';
import type { createNodeEngine } from '@spinout/engine/node';
import { formatMarkdownTable, median, formatMs } from './support/figures.ts';
import { importSource } from './support/from-source.ts';

const RUNS = 5;
const SEARCH_LIMIT = 20;
const JOURNEY = 'journey-bench';
const TOPIC = 'Decoding memory consolidation during sleep';

interface Source {
  createNodeEngine: typeof createNodeEngine;
  createApiClient: typeof createApiClient;
  reportText(
    data: object,
    options: { locale: string; date: Date },
  ): { title: string; content: string };
}

const pdfFile = readFileSync(new URL('../files/amyloid.pdf', import.meta.url));

/** Makes the nine calls once and returns the duration of each in milliseconds. */
async function runFlow(source: Source): Promise<Map<string, number>> {
  const api = source.createApiClient({ transport: source.createNodeEngine() });
  const times = new Map<string, number>();
  const timed = async <Reply>(name: string, send: () => Promise<Reply>): Promise<Reply> => {
    const start = performance.now();
    const reply = await send();
    times.set(name, performance.now() - start);
    return reply;
  };

  const { suggestions } = await timed('topics.suggest', () =>
    api.topics.suggest({ preferences: { categories: ['Neuroscience & Brain Research'] } }),
  );
  const { analysis, metadata } = await timed('paper.analyze (amyloid.pdf)', () =>
    api.paper.analyze({
      journey_id: JOURNEY,
      paper: new File([pdfFile], 'amyloid.pdf', { type: 'application/pdf' }),
    }),
  );
  const { hypothesis } = await timed('hypothesis.generate', () =>
    api.hypothesis.generate({
      topic: TOPIC,
      interest: TOPIC,
      papers: metadata.document_id ? [metadata.document_id] : [],
    }),
  );
  if (hypothesis.support !== 'supported')
    throw new Error('The paper resulted in no supported hypothesis.');
  const { papers, analysis: themes } = await timed('literature.search', () =>
    api.literature.search({ journey_id: JOURNEY, hypothesis, query: '', limit: SEARCH_LIMIT }),
  );
  const selected = papers.slice(0, 3).map(({ id }) => id);
  const review = await timed('literature.review (3 papers)', () =>
    api.literature.review({ journey_id: JOURNEY, selected_papers: selected, papers }),
  );
  const { design } = await timed('experiment.design', () =>
    api.experiment.design({ journey_id: JOURNEY, hypothesis }),
  );
  const { companyStructure: company } = await timed('company.create', () =>
    api.company.create({
      journey_id: JOURNEY,
      operationalBlueprint: null,
      researchArea: suggestions?.[0]?.category ?? null,
      budgetEstimate: design?.budget ?? null,
    }),
  );
  if (!design || !company) throw new Error('A call was answered without a result.');
  await timed('company.generateDocument (bylaws)', () =>
    api.company.generateDocument({
      companyData: company,
      documentType: 'bylaws',
      journeyId: JOURNEY,
    }),
  );
  const results = source.reportText(
    {
      topic: suggestions?.[0],
      paper_analysis: analysis,
      paper_metadata: metadata,
      hypothesis,
      papers: { results: papers },
      selected_papers: selected,
      literature_review: review,
      literature_analysis: themes,
      experimentDesign: design,
      companyStructure: company,
    },
    { locale: 'en-US', date: new Date() },
  );
  await timed('pdf.generate (report of these results)', () => api.pdf.generate(results));
  return times;
}

await importSource<Source>(
  [
    'packages/engine/src/node.ts',
    'packages/api-client/src/index.ts',
    'packages/research-flow/src/download/report/report-text.ts',
  ],
  async (source) => {
    const first = await runFlow(source);
    const warm: Map<string, number>[] = [];
    while (warm.length < RUNS) warm.push(await runFlow(source));
    const getWarmMedian = (name: string) =>
      median(warm.map((times) => times.get(name) ?? Number.NaN));
    console.log(
      formatMarkdownTable(
        ['Call', 'First run, ms', `Later runs, median of ${RUNS}, ms`],
        [...first].map(([name, cold]) => [name, formatMs(cold), formatMs(getWarmMedian(name))]),
      ),
    );
  },
);
