import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPostgresUrl } from '../../apps/server/src/database/testing.js';
import { getValueAt } from '../crash/server-calls.js';
import { call, getList, getRunId, getText, newVisitor, waitUntil, type Reply } from './calls.js';
import { startTwoServers, type ServerName, type TwoServers } from './two-servers.js';

const LONG_MS = 180_000;
const TOPIC = 'sleep spindles and memory';

const names: readonly ServerName[] = ['a', 'b'];
const other = (name: ServerName): ServerName => (name === 'a' ? 'b' : 'a');

describe.skipIf(testPostgresUrl === '')('research runs of two servers', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await startTwoServers();
  }, LONG_MS);
  afterAll(async () => {
    await servers.close();
  }, LONG_MS);
  beforeEach(async () => {
    for (const name of names) {
      await servers.end(name, 'SIGKILL');
    }
    servers.source.hold();
    await servers.start('a', 'b');
  }, LONG_MS);

  /** Starts a run at a server and waits until one of them executes it. */
  const startRun = async (at: ServerName) => {
    const visitor = newVisitor();
    const request = { visitor, key: visitor, body: { topic: TOPIC } };
    const send = (name: ServerName): Promise<Reply | null> =>
      call(servers.origins[name], 'POST', '/api/v1/research/real/run', request).catch(() => null);
    const reply = send(at);
    const isExecutedBy = () => names.find((name) => servers.source.isWaiting(name));
    await waitUntil(() => isExecutedBy() !== undefined);
    return { visitor, send, reply, executedBy: isExecutedBy() ?? at };
  };

  const readRun = (name: ServerName, visitor: string, id: string, rest = '') =>
    call(servers.origins[name], 'GET', `/api/v1/research/runs/${id}${rest}`, { visitor });

  const expectCompleteLog = async (name: ServerName, visitor: string, id: string) => {
    const events = getList(await readRun(name, visitor, id, '/events'), 'events');
    expect(events.map((event) => getValueAt(event, 'sequence'))).toEqual(
      events.map((_, index) => index + 1),
    );
    expect(getValueAt(events.at(-1), 'kind')).toBe('run.completed');
    const once = events.map(
      (event) => `${String(getValueAt(event, 'kind'))} ${String(getValueAt(event, 'step'))}`,
    );
    expect(new Set(once).size).toBe(once.length);
  };

  it(
    'can be read at the other server, and both servers answer the request',
    async () => {
      const { visitor, send, reply, executedBy } = await startRun('a');
      const waiting = await send('b');
      expect(waiting?.status).toBe(409);
      servers.source.release();
      const answer = await reply;
      expect(answer?.status).toBe(200);
      const id = getText(answer!, 'run_id');
      await expectCompleteLog(other(executedBy), visitor, id);
      const again = await send('b');
      expect(again?.headers.get('idempotency-replayed')).toBe('true');
      expect(getText(again!, 'run_id')).toBe(id);
    },
    LONG_MS,
  );

  it(
    'can be canceled at the other server',
    async () => {
      const { visitor, reply } = await startRun('a');
      const id = getRunId(visitor, visitor, TOPIC);
      const canceled = await call(servers.origins.b, 'POST', `/api/v1/research/runs/${id}/cancel`, {
        visitor,
      });
      expect(getText(canceled, 'run', 'state')).toBe('cancelled');
      expect((await reply)?.status).toBe(410);
      // The step in progress is aborted, wherever it is executed.
      await waitUntil(() => !names.some((name) => servers.source.isWaiting(name)));
    },
    LONG_MS,
  );

  it(
    'are taken over when their server is killed, and the request gets its reply there',
    async () => {
      const { visitor, send, executedBy } = await startRun('a');
      await servers.end(executedBy, 'SIGKILL');
      const survivor = other(executedBy);
      await waitUntil(() => servers.source.isWaiting(survivor));
      servers.source.release();
      let reply: Reply | null = null;
      await waitUntil(async () => {
        reply = await send(survivor);
        return reply?.status === 200;
      });
      await expectCompleteLog(survivor, visitor, getText(reply!, 'run_id'));
    },
    LONG_MS,
  );

  it(
    'are passed on when their server is stopped',
    async () => {
      const { visitor, send, reply, executedBy } = await startRun('a');
      const ended = servers.end(executedBy, 'SIGTERM');
      servers.source.release();
      await ended;
      const answer = (await reply) ?? (await send(other(executedBy)));
      expect(answer?.status).toBe(200);
      await expectCompleteLog(other(executedBy), visitor, getText(answer!, 'run_id'));
    },
    LONG_MS,
  );
});
