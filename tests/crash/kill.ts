import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';

/** A process to kill. */
export interface KillTarget {
  readonly child: ChildProcess;
  /** Resolves when the process has reported the data it found and is under load. */
  readonly ready: Promise<void>;
  /** Resolves when each kind of write has been acknowledged since this start. @default `ready` */
  readonly acknowledgedEach?: Promise<void>;
}

/** The system under test and its acknowledged writes. */
export interface Subject {
  start(): KillTarget;
  /** Number of writes acknowledged so far. */
  acknowledged(): number;
  /** Describes each acknowledged write that was missing after a start. */
  losses(): readonly string[];
}

export interface KillSettings {
  readonly subject: Subject;
  readonly kills: number;
  /** Returns a number from 0, inclusive, to 1, exclusive. */
  readonly random: () => number;
  /** Maximum time under load before a kill. @default 1500 */
  readonly loadMs?: number;
  /** Maximum time until a kill during startup. @default 1200 */
  readonly startMs?: number;
  /** Share of kills during startup. @default 0.2 */
  readonly earlyShare?: number;
  /**
   * Share of the kills under load that wait until each kind of write has been acknowledged; the first calls after a start
   * take longer than the load of the others.
   * @default 0.5
   */
  readonly lateShare?: number;
  /** Maximum wait for that, in milliseconds. @default 60000 */
  readonly maxWaitMs?: number;
  /** Whether to end before the next start. @default never */
  readonly isStopped?: () => boolean;
  readonly onKill?: (kill: number, when: 'starting' | 'under load') => void;
}

export interface KillReport {
  readonly kills: number;
  readonly killsWhileStarting: number;
  readonly acknowledged: number;
  readonly losses: readonly string[];
  /** Duration of each completed startup, including recovery. */
  readonly startsMs: readonly number[];
}

const LOAD_MS = 1500;
const EARLY_SHARE = 0.2;
const START_MS = 1200;
const LATE_SHARE = 0.5;
const MAX_WAIT_MS = 60_000;

/** Kills a process without cleanup and reads the rest of its output. */
async function kill({ child }: KillTarget): Promise<void> {
  if (child.exitCode !== null) throw new Error('The process ended by itself before it was killed.');
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** Waits until each kind of write has been acknowledged, but not forever. */
async function waitForEach({ acknowledgedEach }: KillTarget, maxWaitMs: number): Promise<void> {
  const waited = new AbortController();
  await Promise.race([
    acknowledgedEach,
    delay(maxWaitMs, undefined, { signal: waited.signal }).catch(() => undefined),
  ]);
  waited.abort();
}

/** Repeatedly starts a process, kills it at a random moment, and checks that all acknowledged writes are still there. */
export async function killRepeatedly(settings: KillSettings): Promise<KillReport> {
  const { subject, kills, random, onKill, isStopped = () => false } = settings;
  const { loadMs = LOAD_MS, startMs = START_MS, earlyShare = EARLY_SHARE } = settings;
  const { lateShare = LATE_SHARE, maxWaitMs = MAX_WAIT_MS } = settings;
  const startsMs: number[] = [];
  let killsWhileStarting = 0;
  let done = 0;
  for (let count = 1; count <= kills && !isStopped(); count += 1) {
    // Always for the first start: a half-created database must not prevent the next start.
    const isEarly = count === 1 || random() < earlyShare;
    const started = performance.now();
    const target = subject.start();
    if (isEarly) {
      killsWhileStarting += 1;
      // It does not matter whether the process becomes ready before the kill.
      target.ready.catch(() => undefined);
      await delay(random() * startMs);
    } else {
      await target.ready;
      startsMs.push(performance.now() - started);
      if (random() < lateShare) await waitForEach(target, maxWaitMs);
      await delay(random() * loadMs);
    }
    onKill?.(count, isEarly ? 'starting' : 'under load');
    await kill(target);
    done = count;
  }
  return {
    kills: done,
    killsWhileStarting,
    acknowledged: subject.acknowledged(),
    losses: subject.losses(),
    startsMs,
  };
}
