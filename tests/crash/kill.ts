import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';

/** A process to kill. */
export interface KillTarget {
  readonly child: ChildProcess;
  /** Resolves once it has told what it found and is under load. */
  readonly ready: Promise<void>;
}

/** The system under test and its acknowledged writes. */
export interface Subject {
  start(): KillTarget;
  /** How many writes were acknowledged so far. */
  acknowledged(): number;
  /** Words for each acknowledged thing that a start did not find. */
  losses(): readonly string[];
}

export interface KillSettings {
  readonly subject: Subject;
  readonly kills: number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** The longest time under load before a kill. @default 1500 */
  readonly loadMs?: number;
  /** The longest time until a kill that comes while the process starts. @default 1200 */
  readonly startMs?: number;
  /** Share of kills that come while the process starts. @default 0.2 */
  readonly earlyShare?: number;
  readonly onKill?: (kill: number, when: 'starting' | 'under load') => void;
}

export interface KillReport {
  readonly kills: number;
  readonly killsWhileStarting: number;
  readonly acknowledged: number;
  readonly losses: readonly string[];
  /** How long each whole start took, the recovery included. */
  readonly startsMs: readonly number[];
}

const LOAD_MS = 1500;
const EARLY_SHARE = 0.2;
const START_MS = 1200;

/** Kills a process without cleanup and reads the rest of its output. */
async function kill({ child }: KillTarget): Promise<void> {
  if (child.exitCode !== null) throw new Error('The process ended by itself before it was killed.');
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** Starts a process and kills it at a random moment, again and again, and compares what it acknowledged with what it finds. */
export async function killRepeatedly(settings: KillSettings): Promise<KillReport> {
  const { subject, kills, random, onKill } = settings;
  const { loadMs = LOAD_MS, startMs = START_MS, earlyShare = EARLY_SHARE } = settings;
  const startsMs: number[] = [];
  let killsWhileStarting = 0;
  for (let count = 1; count <= kills; count += 1) {
    // The first one always: nothing is there yet, and a half made database must not stay.
    const isEarly = count === 1 || random() < earlyShare;
    const started = performance.now();
    const target = subject.start();
    if (isEarly) {
      killsWhileStarting += 1;
      // Whether it became ready just before is all the same.
      target.ready.catch(() => undefined);
      await delay(random() * startMs);
    } else {
      await target.ready;
      startsMs.push(performance.now() - started);
      await delay(random() * loadMs);
    }
    onKill?.(count, isEarly ? 'starting' : 'under load');
    await kill(target);
  }
  return {
    kills,
    killsWhileStarting,
    acknowledged: subject.acknowledged(),
    losses: subject.losses(),
    startsMs,
  };
}
