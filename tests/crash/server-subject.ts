import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Subject, KillTarget } from './kill.ts';
import { getValueAt, isBusy, read, send } from './server-calls.ts';
import {
  BUSY,
  JOURNEY_LANES,
  readJourneys,
  KINDS,
  createRunCall,
  getRunIdOf,
  saveJourney,
  getSlot,
  type FoundJourney,
  type Kind,
  type WrittenItem,
} from './server-kinds.ts';
import { ACKNOWLEDGED_NAMES, ServerLedger } from './server-ledger.ts';
import { bundledServer } from './server-process.ts';

/** Number of older items of each kind that are checked after each start; after the last kill all are checked. */
const RECHECKED_ITEMS = 5;
const POLL_MS = 40;
const PAUSE_MS = 20;
/** On Postgres, the idempotency keys of a killed server are released after 20 seconds. */
const FINISH_MS = 150_000;
const CONFLICT = 409;

/** The whole server, driven over HTTP. */
export interface ServerSubject extends Subject {
  readonly ledger: ServerLedger;
  /** Checks all items and completes all open runs. @returns the number of interrupted and of completed runs */
  finish(): Promise<{ readonly interrupted: number; readonly finished: number }>;
  remove(): void;
}

/**
 * Prepares the bundled server for being killed.
 * @param environment the server's environment variables, including its database
 * @param random returns a number from 0, inclusive, to 1, exclusive
 */
export async function serverSubject(
  environment: Readonly<Record<string, string>>,
  random: () => number,
): Promise<ServerSubject> {
  const program = await bundledServer();
  const ledger = new ServerLedger();
  const next = new Map<number, number>();
  /** Number of items of each kind at the last check. */
  const checked = new Map<string, number>();
  let onAcknowledged: () => void = () => undefined;
  const getNextNumber = (lane: number) => {
    const number = (next.get(lane) ?? 0) + 1;
    next.set(lane, number);
    return number;
  };

  async function check(origin: string, kind: Kind, written: readonly WrittenItem[]) {
    for (const one of written) {
      const fault = await kind.findFault(origin, one);
      if (fault !== null) ledger.addLoss(`${kind.name} ${one.lane}-${one.number}`, fault);
    }
  }

  async function checkState(origin: string, checksAll: boolean) {
    const journeys = new Map<number, Map<string, FoundJourney>>();
    for (const lane of JOURNEY_LANES) {
      const found = await readJourneys(origin, lane);
      ledger.compareJourneys(lane, found);
      journeys.set(lane, found);
    }
    await Promise.all(
      KINDS.map(async (kind) => {
        const all = ledger.getWritten(kind.name);
        const isNew = checked.get(kind.name) ?? 0;
        const old = Array.from(
          { length: Math.min(RECHECKED_ITEMS, isNew) },
          () => all[Math.floor(random() * isNew)],
        );
        const some = [...all.slice(isNew), ...old.filter((one) => one !== undefined)];
        await check(origin, kind, checksAll ? all : some);
        checked.set(kind.name, all.length);
      }),
    );
    // A run that was on the server must still be there, in any state.
    for (const { lane, id } of ledger.openRuns.values()) {
      const { status } = await read(origin, { lane, method: 'GET', path: getRunPath(id) });
      if (status !== 200) ledger.addLoss(id, `it was in progress and now replies ${status}`);
    }
    return journeys;
  }

  async function saveJourneys(
    origin: string,
    lane: number,
    found: ReadonlyMap<string, FoundJourney>,
    isStopped: () => boolean,
  ) {
    const revisions = new Map([...found].map(([id, { revision }]) => [id, revision]));
    while (!isStopped()) {
      const number = getNextNumber(lane);
      const id = getSlot(lane, number);
      const reply = await saveJourney(origin, lane, number, revisions.get(id) ?? 0);
      const revision = getValueAt(reply.body, 'journey', 'revision');
      if (isBusy(reply)) continue;
      if (reply.status !== 200 || typeof revision !== 'number') {
        ledger.addLoss(`save ${lane}-${number}`, `${reply.status} ${JSON.stringify(reply.body)}`);
        continue;
      }
      revisions.set(id, revision);
      ledger.addSavedJourney(id, { revision, number });
      onAcknowledged();
    }
  }

  async function write(origin: string, kind: Kind, lane: number, isStopped: () => boolean) {
    while (!isStopped()) {
      const number = getNextNumber(lane);
      const over = new AbortController();
      if (kind.name === 'research runs') void watchRun(origin, lane, number, over.signal);
      const id = await kind.write(origin, lane, number).finally(() => over.abort());
      if (id === null) ledger.addLoss(`${kind.name} ${lane}-${number}`, 'the write was refused');
      else if (id !== BUSY) {
        ledger.addWritten(kind, { lane, number, id });
        ledger.openRuns.delete(id);
        onAcknowledged();
      }
      await delay(PAUSE_MS);
    }
  }

  /** Records a run as soon as it is on the server, before its caller gets a reply. */
  async function watchRun(origin: string, lane: number, number: number, signal: AbortSignal) {
    const id = getRunIdOf(lane, number);
    while (!signal.aborted) {
      const current = await send(origin, { lane, method: 'GET', path: getRunPath(id) }).catch(
        () => null,
      );
      if (signal.aborted || current === null) return;
      if (current.status === 200) {
        ledger.openRuns.set(id, { lane, number, id });
        return;
      }
      await delay(POLL_MS);
    }
  }

  function start(): KillTarget {
    const { child, origin } = program.start(environment);
    let isDead = false;
    child.on('exit', () => {
      isDead = true;
    });
    const lanes: Promise<unknown>[] = [];
    const countsBefore = new Map(ledger.counts);
    const { promise: acknowledgedEach, resolve: finishEach } = Promise.withResolvers<void>();
    onAcknowledged = () => {
      const isNew = (name: string) =>
        (ledger.counts.get(name) ?? 0) > (countsBefore.get(name) ?? 0);
      if (ACKNOWLEDGED_NAMES.every(isNew)) finishEach();
    };
    const ready = origin.then(async (address) => {
      const journeys = await checkState(address, false);
      const isStopped = () => isDead;
      lanes.push(
        ...JOURNEY_LANES.map((lane) =>
          saveJourneys(address, lane, journeys.get(lane) ?? new Map(), isStopped),
        ),
        ...KINDS.flatMap((kind) => kind.lanes.map((lane) => write(address, kind, lane, isStopped))),
      );
      // Requests in progress when the server is killed get no reply and are not acknowledged.
      for (const lane of lanes) lane.catch(() => undefined);
    });
    return { child, ready, acknowledgedEach };
  }

  /** Retries with the same idempotency key until the run is completed. */
  async function retryUntilReply(
    origin: string,
    { lane, number, id }: { lane: number; number: number; id: string },
  ) {
    const until = performance.now() + FINISH_MS;
    for (;;) {
      const reply = await send(origin, createRunCall(lane, number));
      if (reply.status === 200 && getValueAt(reply.body, 'run_id') === id) return true;
      if ((reply.status !== CONFLICT && !isBusy(reply)) || performance.now() > until) {
        ledger.addLoss(
          id,
          `the retry replies ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`,
        );
        return false;
      }
      await delay(1000);
    }
  }

  return {
    ledger,
    start,
    acknowledged: () => ledger.acknowledged,
    losses: () => ledger.losses,
    async finish() {
      const { child, origin } = program.start(environment);
      const closed = once(child, 'close');
      const address = await origin;
      await checkState(address, true);
      const open = [...ledger.openRuns.values()];
      const ended = await Promise.all(open.map((run) => retryUntilReply(address, run)));
      for (const run of open) await checkLog(address, run);
      child.kill('SIGTERM');
      await closed;
      return { interrupted: open.length, finished: ended.filter(Boolean).length };
    },
    remove: program.remove,
  };

  /** Checks that a run's log has every event exactly once. */
  async function checkLog(origin: string, { lane, id }: { lane: number; id: string }) {
    const { body } = await send(origin, { lane, method: 'GET', path: `${getRunPath(id)}/events` });
    const events = getValueAt(body, 'events');
    const list: readonly unknown[] = Array.isArray(events) ? events : [];
    const isComplete =
      list.length > 0 &&
      list.every((event, index) => getValueAt(event, 'sequence') === index + 1) &&
      new Set(
        list.map(
          (event) => `${String(getValueAt(event, 'kind'))} ${String(getValueAt(event, 'step'))}`,
        ),
      ).size === list.length;
    if (!isComplete) ledger.addLoss(`log of ${id}`, 'has a gap or a duplicate event');
  }
}

const getRunPath = (runId: string) => `/api/v1/research/runs/${runId}`;
