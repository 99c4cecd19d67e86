import type { Family, Target } from '../attack.types.ts';
import { requestAttack, stepsAttack } from '../define.ts';
import { getField, getText } from '../run/send.ts';

const CIRCUITS = '/api/v1/quantum/create_circuit';
const JOURNEYS = '/api/v1/journeys';
const CIRCUIT = { name: 'c', num_qubits: 2 };
const MAX_JOURNEYS = 100;

type Headers = Readonly<Record<string, string>>;

const create = (target: Target, headers: Headers, key: string, body: unknown = CIRCUIT) =>
  target.send({
    method: 'POST',
    path: CIRCUITS,
    headers: { ...headers, 'Idempotency-Key': key },
    body,
  });

const save = (target: Target, headers: Headers, id: string, revision = 0) =>
  target.send({
    method: 'PUT',
    path: JOURNEYS,
    headers,
    body: { journey_id: id, kind: 'flow', title: 'T', revision, data: id },
  });

const countJourneys = async (target: Target, headers: Headers) => {
  const list = getField((await target.send({ path: JOURNEYS, headers })).json, 'journeys');
  return Array.isArray(list) ? list.length : -1;
};

const keys = [
  stepsAttack('key of another owner', `POST ${CIRCUITS}`, 'another circuit', async (target) => {
    const first = await create(target, target.newGuest(), 'same-key');
    const second = await create(target, target.newGuest(), 'same-key');
    const [one, other] = [first, second].map(({ json }) => getText(json, 'circuit', 'id'));
    const isReplayed = second.headers['idempotency-replayed'] !== undefined;
    return one !== other && !isReplayed ? null : 'the same reply';
  }),
  stepsAttack('key with another body', `POST ${CIRCUITS}`, '422', async (target) => {
    const headers = target.newGuest();
    await create(target, headers, 'k');
    const { status } = await create(target, headers, 'k', { ...CIRCUIT, num_qubits: 3 });
    return status === 422 ? null : `${status}`;
  }),
  stepsAttack('key at another call', 'POST run_simulation', '422', async (target) => {
    const headers = { ...target.newGuest(), 'Idempotency-Key': 'k' };
    const { json } = await create(target, headers, 'k');
    const { status } = await target.send({
      method: 'POST',
      path: '/api/v1/quantum/run_simulation',
      headers,
      body: { circuit_id: getText(json, 'circuit', 'id'), shots: 1 },
    });
    return status === 422 ? null : `${status}`;
  }),
  stepsAttack('key 20 times at once', `POST ${CIRCUITS} × 20`, 'one circuit', async (target) => {
    const headers = target.newGuest();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => create(target, headers, 'race')),
    );
    const ids = new Set(
      replies
        .filter(({ status }) => status === 200)
        .map(({ json }) => getText(json, 'circuit', 'id')),
    );
    const others = replies.filter(({ status }) => status !== 200 && status !== 409);
    return ids.size === 1 && others.length === 0 ? null : `${ids.size} circuits`;
  }),
  stepsAttack(
    'key during the first request',
    'POST research run twice',
    '409 or the same run',
    async (target) => {
      const request = {
        method: 'POST',
        path: '/api/v1/research/real/run',
        headers: { ...target.newGuest(), 'Idempotency-Key': 'run' },
        body: { topic: 'sleep spindles' },
      };
      const [first, second] = await Promise.all([target.send(request), target.send(request)]);
      const ids = [first, second]
        .filter(({ status }) => status === 200)
        .map(({ json }) => getText(json, 'run_id'));
      return new Set(ids).size <= 1 ? null : 'two runs';
    },
  ),
  ...[' ', 'a b', 'x'.repeat(300), 'ä'].map((key) =>
    requestAttack(
      `key ${JSON.stringify(key.slice(0, 10))}`,
      {
        method: 'POST',
        path: CIRCUITS,
        headers: { 'Idempotency-Key': key },
        body: CIRCUIT,
      },
      { statuses: [400] },
    ),
  ),
];

const races = [
  stepsAttack(
    'one revision saved 20 times at once',
    `PUT ${JOURNEYS} × 20`,
    'one save, 19 conflicts',
    async (target) => {
      const headers = target.newGuest();
      await save(target, headers, 'j');
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => save(target, headers, 'j', 1)),
      );
      const saved = replies.filter(({ status }) => status === 200).length;
      return saved === 1 && replies.every(({ status }) => status === 200 || status === 409)
        ? null
        : `${saved} saves`;
    },
  ),
  stepsAttack(
    '130 journeys at once',
    `PUT ${JOURNEYS} × 130`,
    `at most ${MAX_JOURNEYS}`,
    async (target) => {
      const headers = target.newGuest();
      const replies = await Promise.all(
        Array.from({ length: 130 }, (_, n) => save(target, headers, `j${n}`)),
      );
      const saved = replies.filter(({ status }) => status === 200).length;
      const stored = await countJourneys(target, headers);
      return saved <= MAX_JOURNEYS && stored <= MAX_JOURNEYS ? null : `${stored} stored`;
    },
  ),
];

/** Requests that are sent again, changed, by others, or at the same moment. */
export const repetition: Family = { name: 'repetition', attacks: [...keys, ...races] };
