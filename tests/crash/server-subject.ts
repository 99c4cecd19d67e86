import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Subject, KillTarget } from './kill.ts';
import { at, getRunId, send } from './server-calls.ts';
import {
  JOURNEY_LANES,
  readJourneys,
  KINDS,
  runCall,
  saveJourney,
  getSlot,
  type FoundJourney,
  type Kind,
  type WrittenItem,
} from './server-kinds.ts';
import { ServerLedger } from './server-ledger.ts';
import { bundledServer } from './server-process.ts';

/** Older writes that are looked at again after each start, of each kind; after the last kill all of them are. */
const RECHECKED_ITEMS = 5;
const POLL_MS = 40;
const PAUSE_MS = 20;
/** On Postgres a key of a dead server is free again after a minute. */
const FINISH_MS = 150_000;
const CONFLICT = 409;

/** The whole server, driven over HTTP. */
export interface ServerSubject extends Subject {
  readonly ledger: ServerLedger;
  /** Looks at everything once more, and brings all runs to their end. @returns those that came to it */
  finish(): Promise<{ readonly interrupted: number; readonly finished: number }>;
  remove(): void;
}

/**
 * Makes the bundled server ready to be killed.
 * @param environment of the server: where its database is
 * @param random from 0 up to 1
 */
export async function serverSubject(
  environment: Readonly<Record<string, string>>,
  random: () => number,
): Promise<ServerSubject> {
  const program = await bundledServer();
  const ledger = new ServerLedger();
  const next = new Map<number, number>();
  /** How many of each kind were there when last looked at. */
  const checked = new Map<string, number>();
  const numberOf = (lane: number) => {
    const number = (next.get(lane) ?? 0) + 1;
    next.set(lane, number);
    return number;
  };

  async function check(origin: string, kind: Kind, written: readonly WrittenItem[]) {
    for (const one of written) {
      const fault = await kind.fault(origin, one);
      if (fault !== null) ledger.lose(`${kind.name} ${one.lane}-${one.number}`, fault);
    }
  }

  async function readState(origin: string, everything: boolean) {
    const journeys = new Map<number, Map<string, FoundJourney>>();
    for (const lane of JOURNEY_LANES) {
      const found = await readJourneys(origin, lane);
      ledger.compareJourneys(lane, found);
      journeys.set(lane, found);
    }
    await Promise.all(
      KINDS.map(async (kind) => {
        const all = ledger.writtenOf(kind.name);
        const isNew = checked.get(kind.name) ?? 0;
        const old = Array.from(
          { length: Math.min(RECHECKED_ITEMS, isNew) },
          () => all[Math.floor(random() * isNew)],
        );
        const some = [...all.slice(isNew), ...old.filter((one) => one !== undefined)];
        await check(origin, kind, everything ? all : some);
        checked.set(kind.name, all.length);
      }),
    );
    // A run that was seen must still be there, whatever it has come to.
    for (const { lane, id } of ledger.underWay.values()) {
      const { status } = await send(origin, { lane, method: 'GET', path: getPath(id) });
      if (status !== 200) ledger.lose(id, `it was under way, and now answers ${status}`);
    }
    return journeys;
  }

  async function saveJourneys(
    origin: string,
    lane: number,
    found: ReadonlyMap<string, FoundJourney>,
    isOver: () => boolean,
  ) {
    const revisions = new Map([...found].map(([id, { revision }]) => [id, revision]));
    while (!isOver()) {
      const number = numberOf(lane);
      const id = getSlot(lane, number);
      const reply = await saveJourney(origin, lane, number, revisions.get(id) ?? 0);
      const revision = at(reply.body, 'journey', 'revision');
      if (reply.status !== 200 || typeof revision !== 'number') {
        ledger.lose(`save ${lane}-${number}`, `${reply.status} ${JSON.stringify(reply.body)}`);
        continue;
      }
      revisions.set(id, revision);
      ledger.saved(id, { revision, number });
    }
  }

  async function write(origin: string, kind: Kind, lane: number, isOver: () => boolean) {
    while (!isOver()) {
      const number = numberOf(lane);
      const over = new AbortController();
      if (kind.name === 'research runs') void watch(origin, lane, number, over.signal);
      const id = await kind.write(origin, lane, number).finally(() => over.abort());
      if (id === null) ledger.lose(`${kind.name} ${lane}-${number}`, 'writing it was refused');
      else {
        ledger.wrote(kind, { lane, number, id });
        ledger.underWay.delete(id);
      }
      await delay(PAUSE_MS);
    }
  }

  /** Notes a run as soon as the server knows it, while its caller still waits. */
  async function watch(origin: string, lane: number, number: number, signal: AbortSignal) {
    const id = getRunId(lane, `run-${lane}-${number}`);
    while (!signal.aborted) {
      const there = await send(origin, { lane, method: 'GET', path: getPath(id) }).catch(
        () => null,
      );
      if (signal.aborted || there === null) return;
      if (there.status === 200) {
        ledger.underWay.set(id, { lane, number, id });
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
    const ready = origin.then(async (address) => {
      const journeys = await readState(address, false);
      const isOver = () => isDead;
      lanes.push(
        ...JOURNEY_LANES.map((lane) =>
          saveJourneys(address, lane, journeys.get(lane) ?? new Map(), isOver),
        ),
        ...KINDS.flatMap((kind) => kind.lanes.map((lane) => write(address, kind, lane, isOver))),
      );
      // What is under way when the server dies gets no answer, and so counts for nothing.
      for (const lane of lanes) lane.catch(() => undefined);
    });
    return { child, ready };
  }

  /** Retries with the same idempotency key until there is a reply. */
  async function retryUntilAnswered(
    origin: string,
    { lane, number, id }: { lane: number; number: number; id: string },
  ) {
    const until = performance.now() + FINISH_MS;
    for (;;) {
      const reply = await send(origin, runCall(lane, number));
      if (reply.status === 200 && at(reply.body, 'run_id') === id) return true;
      if (reply.status !== CONFLICT || performance.now() > until) {
        ledger.lose(
          id,
          `asked again it answers ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`,
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
      await readState(address, true);
      const open = [...ledger.underWay.values()];
      const ended = await Promise.all(open.map((run) => retryUntilAnswered(address, run)));
      for (const run of open) await checkLog(address, run);
      child.kill('SIGTERM');
      await closed;
      return { interrupted: open.length, finished: ended.filter(Boolean).length };
    },
    remove: program.remove,
  };

  /** A run's log has every event once, whoever was killed while writing it. */
  async function checkLog(origin: string, { lane, id }: { lane: number; id: string }) {
    const { body } = await send(origin, { lane, method: 'GET', path: `${getPath(id)}/events` });
    const events = at(body, 'events');
    const list: readonly unknown[] = Array.isArray(events) ? events : [];
    const isWhole =
      list.length > 0 &&
      list.every((event, index) => at(event, 'sequence') === index + 1) &&
      new Set(list.map((event) => `${String(at(event, 'kind'))} ${String(at(event, 'step'))}`))
        .size === list.length;
    if (!isWhole) ledger.lose(`log of ${id}`, 'a gap, or an event twice');
  }
}

const getPath = (runId: string) => `/api/v1/research/runs/${runId}`;
