import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Subject, KillTarget } from './kill.ts';
import type { Found, WriterMessage, WriterInstructions } from './writer.protocol.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MIGRATIONS = resolvePath('../../apps/server/src/database/migrations');
const CACHE = resolvePath('../../apps/server/node_modules/.cache/spinout-crash');
const FINISH_MS = 60_000;

/** Bundles the writer into one file that Node can run. Libraries are not bundled. */
async function bundleWriter(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolvePath('./writer.ts')],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@spinout/source'],
    external: ['@electric-sql/*', 'pg', 'pg-boss', 'drizzle-orm'],
    logLevel: 'error',
  });
  const program = join(CACHE, 'writer.mjs');
  const unfinished = `${program}.${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(unfinished, outputFiles[0]?.contents ?? '');
  // Renaming is atomic, so that parallel test runs never load a partial file.
  renameSync(unfinished, program);
  return program;
}

/** Records acknowledged writes and compares them with the database. */
class Ledger {
  readonly #slots = new Map<string, number>();
  readonly #runs = new Map<string, string>();
  readonly #losses: string[] = [];
  #increments = 0;
  acknowledged = 0;

  record(message: WriterMessage): void {
    if ('found' in message) {
      this.#compare(message.found);
      return;
    }
    this.acknowledged += 1;
    if ('wrote' in message) this.#slots.set(message.wrote, message.count);
    else if ('incremented' in message) this.#increments += 1;
    else if ('started' in message)
      this.#runs.set(message.started, this.#runs.get(message.started) ?? 'begun');
    else this.#runs.set(message.ended, message.state);
  }

  #compare(found: Found): void {
    for (const [slot, count] of this.#slots) {
      const current = found.slots[slot] ?? 0;
      if (current < count)
        this.#losses.push(`${slot}: ${count} was acknowledged, ${current} is there`);
    }
    for (const slot of found.damaged) this.#losses.push(`${slot}: damaged`);
    if (found.increments < this.#increments) {
      this.#losses.push(`${this.#increments} increments acknowledged, ${found.increments} there`);
    }
    // Writes that were stored without an acknowledgement are expected from now on.
    this.#increments = found.increments;
    for (const [run, state] of this.#runs) {
      const current = found.runs[run];
      const isFound = state === 'begun' ? current !== undefined : current === state;
      if (!isFound) this.#losses.push(`${run}: ${state} was acknowledged, ${current} is there`);
    }
    for (const run of found.brokenLogs) this.#losses.push(`${run}: has a gap or a duplicate event`);
  }

  get losses(): readonly string[] {
    return this.#losses;
  }

  get startedRuns(): readonly string[] {
    return [...this.#runs.keys()];
  }
}

/** The writer on one database. */
export interface WriterSubject extends Subject {
  /** Starts the writer once more without load and completes its runs. @returns the number of acknowledged and of completed runs */
  finish(): Promise<{ started: number; completed: number; found: Found }>;
}

/** Prepares the writer for being killed. @param database where it writes */
export async function writerSubject(
  database: WriterInstructions['database'],
): Promise<WriterSubject> {
  const program = await bundleWriter();
  const ledger = new Ledger();
  let last: Found | undefined;

  function run(finish: boolean): KillTarget {
    const instructions: WriterInstructions = {
      database: { ...database, migrationsFolder: MIGRATIONS },
      finish,
      finishMs: FINISH_MS,
    };
    const child = spawn(process.execPath, [program, JSON.stringify(instructions)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message = JSON.parse(line) as WriterMessage;
      ledger.record(message);
      if ('found' in message) last = message.found;
      // The first acknowledged write shows that the writer is under load.
      else resolve();
    });
    child.on('close', (code) => {
      reject(new Error(`The writer ended with ${code} by itself. ${stderr}`));
    });
    return { child, ready };
  }

  return {
    start: () => run(false),
    acknowledged: () => ledger.acknowledged,
    losses: () => ledger.losses,
    async finish() {
      const { child, ready } = run(true);
      const closed = once(child, 'close');
      // Without load the process is never ready, so `ready` rejects when it exits.
      ready.catch(() => undefined);
      const [code] = (await closed) as [number | null];
      if (code !== 0 || !last) throw new Error(`The last start ended with ${code}.`);
      const found = last;
      const started = ledger.startedRuns;
      return {
        started: started.length,
        completed: started.filter((id) => found.runs[id] === 'completed').length,
        found,
      };
    },
  };
}
