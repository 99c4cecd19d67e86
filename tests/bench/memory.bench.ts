/**
 * Measures the resident memory of the bundled server at rest, with an empty page, on PGlite and, if started by
 * `tests/postgres/with-postgres.mjs`, on Postgres: `node tests/bench/memory.bench.ts`. Needs Linux.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundledServer } from '../crash/server-process.ts';
import { formatMarkdownTable } from './support/figures.ts';

const REST_MS = 6000;
const KIB = 1024;
const MB = 1e6;
const FLAG = '--max-semi-space-size=4';
const POSTGRES_URL = process.env.SPINOUT_TEST_POSTGRES_URL ?? '';

const program = await bundledServer();
const folder = mkdtempSync(join(tmpdir(), 'spinout-memory-'));

/** Reads a figure of a process from Linux, in MB. */
const readMb = (status: string, name: string) => {
  const [, kib = 'NaN'] = new RegExp(`${name}:\\s*(\\d+)`).exec(status) ?? [];
  return String(Math.round((Number(kib) * KIB) / MB));
};

async function measure(name: string, environment: Readonly<Record<string, string>>) {
  const { child, origin } = program.start(environment);
  await origin;
  await sleep(REST_MS);
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  origin.catch(() => undefined);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  return [name, readMb(status, 'VmRSS'), readMb(status, 'VmHWM')];
}

const rows: string[][] = [];
try {
  for (const flag of ['', FLAG]) {
    const settings = { NODE_OPTIONS: flag };
    const data = join(folder, flag || 'default');
    const withFlag = (name: string) => (flag === '' ? name : `${name}, ${flag}`);
    if (POSTGRES_URL !== '') {
      rows.push(await measure(withFlag('Postgres'), { ...settings, DATABASE_URL: POSTGRES_URL }));
    }
    rows.push(
      await measure(withFlag('PGlite in memory'), { ...settings, SPINOUT_DATA: 'memory:' }),
      await measure(withFlag('PGlite in a new folder'), { ...settings, SPINOUT_DATA: data }),
      await measure(withFlag('PGlite in an old folder'), { ...settings, SPINOUT_DATA: data }),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  program.remove();
}
console.log(formatMarkdownTable(['Database', 'at rest, MB', 'peak, MB'], rows));
