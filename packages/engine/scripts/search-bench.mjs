/**
 * Measures the library's search: `node packages/engine/scripts/search-bench.mjs [documents] [runs]`.
 * A script and no test: times differ from machine to machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const DOCUMENTS = Number(process.argv[2] ?? 10_000);
const RUNS = Number(process.argv[3] ?? 2_000);
const SUMMARY_WORDS = 60;
const VOCABULARY = 20_000;

const folder = await mkdtemp(join(tmpdir(), 'search-bench-'));
try {
  const outfile = join(folder, 'search.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('../src/search/search.ts', import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    logLevel: 'error',
  });
  const { createSearchIndex } = await import(pathToFileURL(outfile).href);

  let state = 42;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  // Zipf-like: few words are common, most are rare, as in text.
  const word = () => `word${Math.floor(VOCABULARY ** random()).toString(36)}`;
  const words = (count) => Array.from({ length: count }, word).join(' ');
  const documents = Array.from({ length: DOCUMENTS }, (_, at) => ({
    id: `doc-${at}`,
    title: words(10),
    terms: Array.from({ length: 6 }, () => words(2)),
    summary: words(SUMMARY_WORDS),
  }));

  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  const index = createSearchIndex(documents);
  const built = performance.now() - start;
  const cpu = process.cpuUsage(cpuBefore).user / 1000;

  const queries = Array.from({ length: RUNS }, () => words(3));
  for (const query of queries.slice(0, 200)) index.search(query);
  const times = queries
    .map((query) => {
      const before = performance.now();
      index.search(query);
      return performance.now() - before;
    })
    .toSorted((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(3);
  console.log(`${DOCUMENTS} documents, ${RUNS} queries of three words`);
  console.log(
    `build ${built.toFixed(0)} ms (${cpu.toFixed(0)} ms of processor time); query p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
