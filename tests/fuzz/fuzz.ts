// Sends generated requests to the server and summarizes the replies: node tests/fuzz/run.mjs [requests] [seed] [first]
import { startTestServer } from '../../apps/server/src/testing/test-server.js';
import { signInAt } from '../contract/sign-in.js';
import { fuzzServer, type FuzzReport } from './fuzz-server.js';
import { sampleMemory, compareThirds, type MemorySample } from './memory.js';

const COUNT = 10_000;
const SAMPLES = 30;
const SHOWN = 25;
/** How much document readers, library and caches may grow after the first third. */
const GROWTH_MIB = 24;

const [count = COUNT, seed = Date.now() % 1_000_000_000, first = 0] = process.argv
  .slice(2)
  .map(Number);
const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Has the server load its language detection (28 MiB), which only a text that is not plainly English needs: a rare request
 * that would look like a leak if it came after the first third.
 */
async function loadLanguageDetection(origin: string): Promise<void> {
  const form = new FormData();
  form.set('journey_id', 'journey-1');
  form.set('paper', new Blob(['Die Vögel haben sich im Spiegel erkannt.']), 'paper.txt');
  const reply = await fetch(`${origin}/api/journey/analyze-paper`, { method: 'POST', body: form });
  if (!reply.ok) throw new Error(`The first text was refused: ${await reply.text()}`);
}

const server = await startTestServer();
await loadLanguageDetection(server.origin);
const samples: MemorySample[] = [];
const every = Math.max(1, Math.floor(count / SAMPLES));
const started = performance.now();
const report: FuzzReport = await fuzzServer({
  origin: server.origin,
  seed,
  first,
  count,
  signIn: async () => (await signInAt(server.origin)).token,
  onAnswered: (answered) => {
    if (answered % every === 0) samples.push(sampleMemory());
  },
});
const seconds = (performance.now() - started) / 1000;
await server.stop();

const sortByName = [...report.statuses].sort(([a], [b]) => a.localeCompare(b));
print('| Call | Replies by status |\n| --- | --- |');
for (const [name, counts] of sortByName) {
  const messages = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, many]) => `${status || 'none'}: ${many}`);
  print(`| ${name} | ${messages.join(', ')} |`);
}
const kinds = new Map<string, number>();
for (const { what } of report.faults) kinds.set(what, (kinds.get(what) ?? 0) + 1);
for (const { number, request, what, answer } of report.faults.slice(0, SHOWN)) {
  const { requestKind, method, path, headers, body } = request;
  print(
    `\nFAULT ${number} (${requestKind}): ${what}\n  ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 400)}`,
  );
  print(`  sent ${String(body).slice(0, 600)}\n  received ${answer}`);
}
const heap = compareThirds(samples, 'heapMib');
const outside = compareThirds(samples, 'outsideMib');
const grown = heap.last - heap.first;
const value = (value: number) => value.toFixed(1);
print(
  `\nrequests  ${count} in ${Math.round(seconds)} s: ${[...report.requestKinds].map(([requestKind, many]) => `${many} ${requestKind}`).join(', ')}`,
);
print(
  `faults    ${report.faults.length}${[...kinds].map(([what, many]) => `\n          ${many} × ${what.slice(0, 120)}`).join('')}`,
);
print(
  `heap      ${value(heap.first)} MiB in the first third, ${value(heap.last)} MiB in the last (may grow by ${GROWTH_MIB})`,
);
print(
  `outside   ${value(outside.first)} MiB in the first third, ${value(outside.last)} MiB in the last (includes the in-memory database, which grows)`,
);
print(
  `again     npm run fuzz -- ${count} ${seed}; one request: npm run fuzz -- 1 ${seed} <number>`,
);
process.exit(report.faults.length === 0 && grown <= GROWTH_MIB ? 0 : 1);
