/**
 * Measures the CPU time of each call with a request at its maxima: `node tests/bench/maxima.bench.ts`. Texts are made of
 * plain sentences; a whole request is at most as large as the server's limit for its body. The caller has stored as many
 * papers as a request may name.
 */
import type * as limits from '@spinout/api-client/schemas';
import type { createNodeEngine } from '@spinout/engine/node';
import { formatMarkdownTable, formatMs } from './support/figures.ts';
import { importSource } from './support/from-source.ts';

interface Source {
  createNodeEngine: typeof createNodeEngine;
}
type Limits = typeof limits;

const JOURNEY = 'journey-bench';
/** A common length of a paper; one request may still be as long as a paper can be. */
const PAPER_CHARACTERS = 39_000;
const BODY_BYTES = 1_000_000;
const LARGE_BODY_BYTES = 10_900_000;

const SUBJECTS = ['Metformin', 'Sleep spindle density', 'The KRAS mutation', 'Exercise', 'Tau'];
const VERBS = ['reduced', 'increased', 'was associated with', 'may regulate', 'did not change'];
const OBJECTS = ['tau aggregation', 'memory consolidation', 'tumor growth', 'microglial activity'];
const ENDINGS = [
  'in 40 aged mice (p = .013).',
  'in cultured neurons, but the mechanism remains unclear.',
  'after training (r = 0.42, n = 40, p = .007).',
  'in patients with type 2 diabetes [1,3-5].',
];

/** Plain sentences of a given total length, different for each seed. */
function createText(length: number, seed = 0): string {
  const pick = (list: readonly string[], index: number) => list[index % list.length];
  const sentences: string[] = [];
  for (let index = seed, size = 0; size < length; index += 1) {
    const sentence = `${pick(SUBJECTS, index)} ${pick(VERBS, index * 7 + seed)} ${pick(OBJECTS, index * 3)} number ${String(index)} ${pick(ENDINGS, index * 5)}${index % 6 === 5 ? '\n\n' : ' '}`;
    sentences.push(sentence);
    size += sentence.length;
  }
  return sentences.join('').slice(0, length).trim();
}

const repeat = <Item>(count: number, create: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => create(index));

function createRequests(max: Limits, papers: readonly string[]) {
  const id = (index = 0) => `id-${String(index)}`.padEnd(max.MAX_ID_CHARACTERS, 'x');
  const line = (seed = 0) => createText(max.MAX_LINE_CHARACTERS, seed);
  const evidence = (index: number) => ({
    document_id: id(index),
    document_title: createText(200, index),
    kind: 'uploaded',
    start: 0,
    end: 500,
    quote: createText(500, index),
  });
  const hypothesis = {
    id: id(),
    title: line(),
    statement: createText(max.MAX_TEXT_CHARACTERS),
    confidence: 0.5,
    estimated_impact: createText(max.MAX_TEXT_CHARACTERS),
    timeline: '12 months',
    methodology: repeat(max.MAX_ENTRIES, (index) => createText(200, index)),
    next_steps: repeat(max.MAX_ENTRIES, (index) => createText(200, index)),
    claims: repeat(max.MAX_ENTRIES, (index) => ({
      text: createText(100, index),
      evidence: [evidence(index)],
    })),
    structure: {
      kind: 'own',
      factor: line(),
      outcome: line(1),
      direction: 'raises',
      mechanism: line(2),
      population: line(3),
    },
  };
  const paper = (index: number) => ({
    id: id(index),
    title: createText(300, index),
    authors: repeat(20, () => 'Ada Example'),
    journal: 'Journal of Examples',
    year: 2021,
    relevance: 0.5,
    abstract: createText(LARGE_BODY_BYTES / max.MAX_REVIEW_PAPERS - 3000, index),
  });
  const company = {
    id: id(),
    founders: repeat(max.MAX_ENTRIES, () => ({
      name: createText(200),
      email: 'ada@example.org',
      ownership: 1,
      role: createText(300),
    })),
    description: createText(max.MAX_TEXT_CHARACTERS),
    authorizedShares: 10_000_000,
    parValue: 0.001,
    capTable: {
      founders: { percentage: 80, shares: 8_000_000 },
      employeePool: { percentage: 10, shares: 1_000_000 },
      investorReserve: { percentage: 10, shares: 1_000_000 },
    },
    legalDocuments: {},
    fundraisingStrategy: {
      seedRound: { amount: 1, valuation: 1 },
      seriesA: { amount: 1, valuation: 1 },
    },
    ipStrategy: { patentStrategy: { budget: 1 } },
    nextSteps: repeat(max.MAX_ENTRIES, (index) => createText(500, index)),
  };
  const sections = repeat(5, (index) => ({
    title: line(index),
    content: createText(300_000, index),
  }));
  const bibliography = createBibliography(max.MAX_BIBLIOGRAPHY_CHARACTERS);
  const requests: readonly (readonly [id: string, what: string, body: unknown])[] = [
    [
      'topics.suggest',
      '',
      {
        preferences: {
          categories: repeat(100, (index) => createText(max.MAX_NAME_CHARACTERS, index)),
        },
      },
    ],
    [
      'paper.analyze',
      'text of a million characters',
      {
        journey_id: 'journey-other',
        paper_url: '',
        paper_content: createText(max.MAX_PAPER_CHARACTERS),
        metadata: { title: line(), upload_method: 'text' },
      },
    ],
    [
      'hypothesis.generate',
      'unknown papers',
      { topic: line(), interest: line(), papers: repeat(max.MAX_PAPERS, id) },
    ],
    ['hypothesis.generate', 'stored papers', { topic: line(), interest: line(), papers }],
    ['hypothesis.generate', 'stored papers, again', { topic: line(), interest: line(), papers }],
    ['literature.search', '', { journey_id: JOURNEY, hypothesis, query: line(), limit: 20 }],
    [
      'literature.review',
      '',
      {
        journey_id: 'journey-other',
        selected_papers: repeat(max.MAX_REVIEW_PAPERS, id),
        papers: repeat(max.MAX_REVIEW_PAPERS, paper),
      },
    ],
    [
      'literature.import',
      'as text',
      { journey_id: 'journey-third', file_name: 'a.ris', content: bibliography },
    ],
    ['experiment.design', '', { journey_id: JOURNEY, hypothesis, papers }],
    [
      'company.create',
      '',
      {
        journey_id: JOURNEY,
        operationalBlueprint: {
          methodology: createText(max.MAX_TEXT_CHARACTERS),
          equipment: repeat(max.MAX_ENTRIES, (index) => createText(500, index)),
        },
        researchArea: line(),
        budgetEstimate: 1e6,
        topic: line(),
        hypothesis,
      },
    ],
    [
      'company.generateDocument',
      '',
      { journeyId: JOURNEY, companyData: company, documentType: 'bylaws' },
    ],
    ['pdf.generate', '', { title: line(), content: createText(max.MAX_REPORT_CHARACTERS) }],
    [
      'pdf.researchPaper',
      '',
      { title: line(), authors: ['Ada'], abstract: createText(200_000), sections },
    ],
    [
      'pdf.article',
      '',
      {
        title: line(),
        authors: ['Ada'],
        abstract: createText(100_000),
        content: createText(1_500_000),
        references: repeat(1000, (index) => createText(300, index)),
        format: 'nature',
      },
    ],
    [
      'quantum.createCircuit',
      'a program',
      { name: 'a', num_qubits: 2, program: createProgram(max.MAX_PROGRAM_CHARACTERS) },
    ],
    ['research.run', '', { topic: line() }],
    ['research.hypothesis', '', { research_area: line() }],
    [
      'research.paper',
      '',
      { topic: line(), findings: repeat(1900, (index) => createText(500, index)) },
    ],
    ['tenStep.start', '', { topic: line(), domain: 'life_sciences', user_id: id() }],
    ['tenStep.paper', '', { topic: line(), hypothesis: createText(BODY_BYTES - 20_000) }],
    [
      'journeys.save',
      '',
      {
        journey_id: id(),
        kind: 'flow',
        title: 'A',
        revision: 0,
        data: createText(BODY_BYTES - 20_000),
      },
    ],
  ];
  return requests;
}

function createBibliography(length: number): string {
  const records: string[] = [];
  for (let index = 0, size = 0; size < length - 2000; index += 1) {
    const record = `TY  - JOUR\nTI  - ${createText(90, index)}\nAU  - Example, Ada\nPY  - 2021\nAB  - ${createText(900, index)}\nER  -\n`;
    records.push(record);
    size += record.length;
  }
  return records.join('');
}

const createProgram = (length: number) =>
  `OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\n${'h q[0];\n'.repeat(Math.floor((length - 100) / 9))}`;

await importSource<Source & Limits>(
  ['packages/engine/src/node.ts', 'packages/api-client/src/schemas/limits.ts'],
  async (source) => {
    const engine = source.createNodeEngine();
    const send = (id: string, value: unknown) =>
      engine.send({
        id,
        method: 'POST',
        host: 'api',
        path: '/',
        accept: id.startsWith('pdf.') ? 'pdf' : 'json',
        body: { kind: 'json', value },
        signal: AbortSignal.timeout(600_000),
      });
    const only = process.argv[2];
    const papers: string[] = [];
    if (only === undefined || /hypothesis.gen|experiment|search/.test(only)) {
      for (let index = 0; index < source.MAX_PAPERS; index += 1) {
        const { body } = await send('paper.analyze', {
          journey_id: JOURNEY,
          paper_url: '',
          paper_content: createText(PAPER_CHARACTERS, index * 1000),
          metadata: { title: `Paper ${String(index)}`, upload_method: 'text' },
        });
        const value = (body as { value: { metadata: { document_id: string } } }).value;
        papers.push(value.metadata.document_id);
      }
    }
    const rows: (readonly string[])[] = [];
    // The library, the tagger and the fonts are loaded with the first calls.
    await send('research.run', { topic: 'Sleep' });
    await send('pdf.generate', { title: 'a', content: 'b' });
    for (const [id, what, value] of createRequests(source, papers)) {
      if (only !== undefined && !id.startsWith(only)) continue;
      const size = JSON.stringify(value).length;
      const before = process.cpuUsage();
      const { status, body } = await send(id, value);
      const { user, system } = process.cpuUsage(before);
      const error =
        status === 200 || body.kind !== 'json' ? '' : JSON.stringify(body.value).slice(0, 150);
      rows.push([
        `${id} ${what} ${error}`.trim(),
        `${String(Math.round(size / 1000))} kB`,
        String(status),
        formatMs((user + system) / 1000),
      ]);
      console.error(rows.at(-1)?.join('  '));
    }
    console.log(formatMarkdownTable(['Call', 'Request', 'Status', 'CPU, ms'], rows));
  },
);
