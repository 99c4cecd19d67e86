/**
 * Measures and prints Markdown: `npm run bench`, or `npm run bench -- clicks pdf` for some parts by name.
 * Nothing here passes or fails; `docs/benchmarks.md` keeps the figures and says how to read them.
 */
import { spawnSync } from 'node:child_process';
import { cpus, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';

interface Part {
  readonly name: string;
  readonly title: string;
  readonly script: string;
  /** True for a part that measures on Postgres too, where one can be had. @default false */
  readonly postgres?: true;
  /** Makes Markdown of what the script prints. @default as it is */
  readonly toMarkdown?: (output: string) => string;
}

const inCode = (output: string) => `\`\`\`\n${output}\n\`\`\``;

/** One after the other: measured side by side they would disturb each other. */
const PARTS: readonly Part[] = [
  {
    name: 'sizes',
    title: 'First loads, minified and gzipped',
    script: 'scripts/measure-size.mjs',
    toMarkdown: inCode,
  },
  {
    name: 'engine',
    title: 'The nine calls of the engine in Node',
    script: 'tests/bench/engine.bench.ts',
  },
  { name: 'pdf', title: 'Pages a second', script: 'tests/bench/pdf.bench.ts' },
  {
    name: 'clicks',
    title: 'From a click to the next step, processor slowed four times',
    script: 'tests/bench/clicks.bench.ts',
  },
  {
    name: 'frames',
    title: 'Frames while 20 qubits run',
    script: 'tests/bench/frames.bench.ts',
  },
  {
    name: 'load',
    title: 'The server under load',
    script: 'tests/bench/load.bench.ts',
    postgres: true,
  },
  {
    name: 'search',
    title: 'Search over 10,000 documents',
    script: 'packages/engine/scripts/search-bench.mjs',
    toMarkdown: inCode,
  },
];

const wanted = process.argv.slice(2);
const known = PARTS.map(({ name }) => name);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${known.join(', ')}.`);

const [first] = cpus();
const memoryGb = Math.round(totalmem() / 2 ** 30);
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${first?.model ?? 'processor'}, ` +
    `${memoryGb} GiB, ${type()}, Node ${process.versions.node}`,
);
for (const { name, title, script, postgres, toMarkdown = (output: string) => output } of PARTS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const besidePostgres = ['tests/postgres/with-postgres.mjs', process.execPath];
  const { stdout } = spawnSync(process.execPath, [...(postgres ? besidePostgres : []), script], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(`\n## ${title}\n\n${toMarkdown(stdout.trim())}`);
}
