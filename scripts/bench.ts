/**
 * Runs the benchmarks and prints Markdown: `npm run bench`, or `npm run bench -- clicks pdf` for selected ones. Benchmarks do
 * not pass or fail; `docs/benchmarks.md` has the results and explains them.
 */
import { spawnSync } from 'node:child_process';
import { cpus, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';

interface Part {
  readonly name: string;
  readonly title: string;
  readonly script: string;
  /** Whether the benchmark also runs on Postgres, if available. @default false */
  readonly usesPostgres?: true;
  /** Converts the output of the script to Markdown. @default unchanged */
  readonly toMarkdown?: (output: string) => string;
}

const toCodeBlock = (output: string) => `\`\`\`\n${output}\n\`\`\``;

/** Run one after the other, because parallel runs would distort the results. */
const PARTS: readonly Part[] = [
  {
    name: 'sizes',
    title: 'Initial loads, minified and gzipped',
    script: 'scripts/measure-size.mjs',
    toMarkdown: toCodeBlock,
  },
  {
    name: 'peers',
    title: 'Initial loads in five bundlers, side by side with other libraries',
    script: 'tests/bench/peers.bench.ts',
  },
  {
    name: 'speed',
    title: 'Times side by side with other libraries, CPU throttled four times',
    script: 'tests/bench/speed.bench.ts',
  },
  {
    name: 'weight',
    title: 'What a host installs for the flow and the engine',
    script: 'tests/bench/weight.bench.ts',
  },
  {
    name: 'worker',
    title: 'What the worker of the engine loads, in three bundlers',
    script: 'tests/bench/worker.bench.ts',
  },
  {
    name: 'engine',
    title: 'The nine calls of the engine in Node',
    script: 'tests/bench/engine.bench.ts',
  },
  { name: 'pdf', title: 'PDF pages per second', script: 'tests/bench/pdf.bench.ts' },
  {
    name: 'clicks',
    title: 'Time from a click to the next step, CPU throttled four times',
    script: 'tests/bench/clicks.bench.ts',
  },
  {
    name: 'frames',
    title: 'Frames during a simulation of 20 qubits',
    script: 'tests/bench/frames.bench.ts',
  },
  {
    name: 'quantum',
    title: 'State vectors in blocks, against a plain loop over all amplitudes',
    script: 'tests/bench/quantum.bench.ts',
  },
  {
    name: 'load',
    title: 'The server under load',
    script: 'tests/bench/load.bench.ts',
    usesPostgres: true,
  },
  {
    name: 'growth',
    title: 'Journeys of one owner in a growing database',
    script: 'tests/bench/growth.bench.ts',
    usesPostgres: true,
  },
  {
    name: 'health',
    title: 'The health check during heavy requests',
    script: 'tests/bench/health.bench.ts',
  },
  {
    name: 'memory',
    title: 'Memory of the server at rest',
    script: 'tests/bench/memory.bench.ts',
    usesPostgres: true,
  },
  {
    name: 'search',
    title: 'Search over 10,000 documents',
    script: 'packages/engine/scripts/search-bench.mjs',
    toMarkdown: toCodeBlock,
  },
];

const requested = process.argv.slice(2);
const known = PARTS.map(({ name }) => name);
const unknown = requested.filter((name) => !known.includes(name));
if (unknown.length > 0)
  throw new Error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${known.join(', ')}.`);

const [first] = cpus();
const memoryGb = Math.round(totalmem() / 2 ** 30);
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${first?.model ?? 'processor'}, ` +
    `${memoryGb} GiB, ${type()}, Node ${process.versions.node}`,
);
for (const {
  name,
  title,
  script,
  usesPostgres,
  toMarkdown = (output: string) => output,
} of PARTS) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const postgresArgs = ['tests/postgres/with-postgres.mjs', process.execPath];
  const { stdout } = spawnSync(process.execPath, [...(usesPostgres ? postgresArgs : []), script], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(`\n## ${title}\n\n${toMarkdown(stdout.trim())}`);
}
