import type { LoadAttack } from '../attack.types.ts';
import { createGenome } from '../files/genome.ts';
import { answered, answeredAll } from './answered.ts';

const post = (name: string, path: string, create: () => unknown) =>
  answered(name, `POST ${path}`, ({ newGuest }) => ({
    method: 'POST',
    path,
    headers: newGuest(),
    body: create(),
  }));

const DESIGN = '/api/journey/experiment-design';
const GENERATE = '/api/v1/research/hypothesis/generate';
const SEARCH = '/api/journey/literature/search';
const REVIEW = '/api/journey/literature/review';

const design = (name: string, create: () => string) =>
  post(`experiment design, ${name}`, DESIGN, () => ({
    journey_id: 'j',
    hypothesis: { id: 'h', title: 'T', statement: create() },
  }));

const generate = (name: string, create: () => Readonly<Record<string, unknown>>) =>
  post(`hypothesis, ${name}`, GENERATE, () => ({
    topic: 'sleep',
    interest: 'neuro-1',
    papers: [],
    ...create(),
  }));

const paper = (index: number) => ({
  id: `p${index}`,
  title: `On sleep ${index}`,
  abstract: 'Sleep. '.repeat(20),
});

/** Requests that make the engine, a parser or the log work for long. */
export const REQUESTS: readonly LoadAttack[] = [
  design('commas × 11,000', () => `if ${'a, '.repeat(11_000)}`),
  design('spaces × 33,000', () => `if a${' '.repeat(33_000)}b`),
  design('"raises" × 5,000', () => 'a raises '.repeat(5000)),
  design('"by" × 10,000', () => `a raises b${' by'.repeat(10_000)}`),
  design('"that" × 8,000', () => 'that a '.repeat(8000)),
  design('capital letters × 30,000', () => 'A. '.repeat(15_000)),
  generate('10,000 paper ids', () => ({
    papers: Array.from({ length: 10_000 }, (_, n) => `p${n}`),
  })),
  generate('topic of 500,000 characters', () => ({ topic: 'sleep '.repeat(80_000) })),
  generate('topic of 500,000 different words', () => ({
    topic: Array.from({ length: 80_000 }, (_, n) => `w${n}`).join(' '),
  })),
  post('search, query of 900,000 characters', SEARCH, () => ({
    journey_id: 'j',
    hypothesis: null,
    query: 'sleep spindle '.repeat(60_000),
    limit: 20,
  })),
  post('review of 20,000 papers', REVIEW, () => ({
    journey_id: 'j',
    selected_papers: Array.from({ length: 20_000 }, (_, n) => `p${n}`),
    papers: Array.from({ length: 20_000 }, (_, n) => paper(n)),
  })),
  post('run, topic of 900,000 characters', '/api/v1/research/real/run', () => ({
    topic: 'sleep spindles '.repeat(60_000),
  })),
  post('circuit of 30 qubits, a billion shots', '/api/v1/quantum/create_circuit', () => ({
    name: 'c',
    num_qubits: 30,
    shots: 1_000_000_000,
  })),
  post('molecule of 500,000 characters', '/api/v1/quantum/optimize_molecule', () => ({
    molecule: 'C'.repeat(500_000),
  })),
  post('PDF of 10 MB without a space', '/api/v1/pdf/generate', () => ({
    title: 'T',
    content: 'x'.repeat(10_000_000),
  })),
  post('PDF of 500,000 headings', '/api/v1/pdf/generate', () => ({
    title: 'T',
    content: '# a\n'.repeat(500_000),
  })),
  post('PDF article of 100,000 references', '/generate', () => ({
    title: 'T',
    authors: [],
    abstract: 'a',
    content: 'b',
    references: Array.from({ length: 100_000 }, () => 'A. B. C.'),
    format: 'nature',
  })),
  answered('11 MB of "[],"', 'POST /api/v1/pdf/generate', ({ newGuest }) => ({
    method: 'POST',
    path: '/api/v1/pdf/generate',
    headers: { ...newGuest(), 'Content-Type': 'application/json' },
    body: `[${'[],'.repeat(3_800_000)}[]]`,
  })),
  answered('11 MB of keys', 'POST /api/v1/pdf/generate', ({ newGuest }) => ({
    method: 'POST',
    path: '/api/v1/pdf/generate',
    headers: { ...newGuest(), 'Content-Type': 'application/json' },
    body: `{${Array.from({ length: 700_000 }, (_, n) => `"k${n}":1`).join(',')}}`,
  })),
  answered('JSON of 500,000 levels', 'PUT /api/v1/journeys', ({ newGuest }) => ({
    method: 'PUT',
    path: '/api/v1/journeys',
    headers: { ...newGuest(), 'Content-Type': 'application/json' },
    body: `${'['.repeat(500_000)}${']'.repeat(500_000)}`,
  })),
  post('paper of a journey whose id is a genome of 60 kB', '/api/journey/analyze-paper', () => ({
    journey_id: createGenome(60_000),
    paper_url: '',
    paper_content: 'Sleep spindles raise recall. '.repeat(30),
    metadata: { title: 'T', upload_method: 'text' },
  })),
  post(
    'bibliography of a journey whose id is a genome of 60 kB',
    '/api/journey/literature/import',
    () => ({
      journey_id: createGenome(60_000),
      file_name: 'a.ris',
      content: 'TY  - JOUR\nTI  - a\nER  - \n',
    }),
  ),
  answeredAll(
    '20 research runs at once',
    'POST /api/v1/research/real/run × 20',
    20,
    ({ newGuest }) => ({
      method: 'POST',
      path: '/api/v1/research/real/run',
      headers: newGuest(),
      body: { topic: 'sleep spindles and memory' },
    }),
  ),
  answeredAll('500 polls of events at once', 'GET …/events × 500', 500, ({ newGuest }) => ({
    path: '/api/v1/research/runs/none/events?after=0',
    headers: newGuest(),
  })),
  answeredAll('10 uploads of 20 MB at once', 'POST analyze-paper × 10', 10, ({ newGuest }) => ({
    method: 'POST',
    path: '/api/journey/analyze-paper',
    headers: { ...newGuest(), 'Content-Type': 'multipart/form-data; boundary=b' },
    body: Buffer.alloc(20 * 1024 * 1024, 97),
  })),
];
