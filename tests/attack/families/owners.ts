import type { Attack, Family, Target, Victim } from '../attack.types.ts';
import { judge } from '../define.ts';
import { getField, type Reply, type Sent } from '../run/send.ts';

/** A request for something of the victim's, by its id. */
interface Reach {
  readonly name: string;
  readonly request: (victim: Victim) => Sent;
  /** @default any status that does not show the secret */
  readonly statuses?: readonly number[];
  /** Asks as the victim whether the data is still as it was. Returns what is wrong, or null. */
  readonly verify?: (target: Target, victim: Victim) => Promise<string | null>;
}

const post = (path: string, body: unknown): Sent => ({ method: 'POST', path, body });

const asVictim = (target: Target, { headers }: Victim, request: Sent) =>
  target.send({ ...request, headers });

const verifyJourney = async (target: Target, victim: Victim) => {
  const reply = await asVictim(target, victim, { path: '/api/v1/journeys' });
  return reply.text.includes(victim.journeyId) && !reply.text.includes('overwritten')
    ? null
    : 'the journey of the victim has changed';
};

const search = (victim: Victim): Sent =>
  post('/api/journey/literature/search', {
    journey_id: victim.journeyId,
    hypothesis: null,
    query: 'spindle density',
    limit: 20,
  });

const verifyImport = async (target: Target, victim: Victim) => {
  const { json } = await asVictim(target, victim, search(victim));
  const imports = getField(json, 'imports');
  return Array.isArray(imports) && imports.length === 1 ? null : 'the import is gone';
};

const runPath = ({ runId }: Victim) => `/api/v1/research/runs/${runId}`;
const MISSING = [404];

const REACHES: readonly Reach[] = [
  { name: 'list of journeys', request: () => ({ path: '/api/v1/journeys' }) },
  {
    name: 'save over a journey',
    request: ({ journeyId }) => ({
      method: 'PUT',
      path: '/api/v1/journeys',
      body: { journey_id: journeyId, kind: 'flow', title: 'overwritten', revision: 1, data: 1 },
    }),
    verify: verifyJourney,
  },
  {
    name: 'remove a journey',
    request: ({ journeyId }) => post('/api/v1/journeys/remove', { journey_id: journeyId }),
    verify: verifyJourney,
  },
  { name: 'search in the papers', request: search },
  {
    name: 'hypothesis from a paper by id',
    request: ({ paperId, journeyId }) =>
      post('/api/v1/research/hypothesis/generate', {
        topic: 'sleep spindles',
        interest: 'neuro-1',
        papers: [paperId],
        journey_id: journeyId,
      }),
  },
  {
    name: 'experiment from a paper by id',
    request: ({ paperId, journeyId }) =>
      post('/api/journey/experiment-design', {
        journey_id: journeyId,
        hypothesis: { id: 'h', title: 'T', statement: 'Sleep raises spindle density.' },
        papers: [paperId],
      }),
  },
  {
    name: 'remove an imported bibliography',
    request: ({ journeyId, importId }) =>
      post('/api/journey/literature/import/remove', {
        journey_id: journeyId,
        import_id: importId,
      }),
    verify: verifyImport,
  },
  {
    name: 'run a circuit',
    request: ({ circuitId }) =>
      post('/api/v1/quantum/run_simulation', { circuit_id: circuitId, shots: 16 }),
    statuses: [404, 422],
  },
  { name: 'read a run', request: (victim) => ({ path: runPath(victim) }), statuses: MISSING },
  {
    name: 'events of a run',
    request: (victim) => ({ path: `${runPath(victim)}/events?after=0` }),
    statuses: MISSING,
  },
  {
    name: 'cancel a run',
    request: (victim) => ({ method: 'POST', path: `${runPath(victim)}/cancel` }),
    statuses: MISSING,
  },
  {
    name: 'replay an idempotency key',
    request: ({ idempotencyKey }) => ({
      ...post('/api/v1/quantum/create_circuit', { name: 'x', num_qubits: 2 }),
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
  },
  { name: 'usage figures', request: () => ({ path: '/api/v1/research/analytics' }) },
];

/** Who tries it. */
const ATTACKERS: readonly (readonly [string, (target: Target) => Sent['headers']])[] = [
  ['another guest', ({ newGuest }) => newGuest()],
  ['another user', ({ users }) => users.user.headers],
  ['an administrator', ({ users }) => users.admin.headers],
  ['the highest role', ({ users }) => users.enterprise.headers],
  ['no identity', () => ({})],
];

const createAttack = (
  reach: Reach,
  attacker: string,
  getHeaders: (target: Target) => Sent['headers'],
  index: number,
): Attack => ({
  name: `${reach.name}, ${attacker}`,
  tried: `${reach.name} of a ${index === 0 ? 'guest' : 'user'}`,
  expected: reach.statuses ? reach.statuses.join(' or ') : 'nothing of the victim',
  run: async (target) => {
    const victim = target.victims[index];
    if (!victim) throw new Error('There is no victim.');
    const request = reach.request(victim);
    const headers = { ...request.headers, ...getHeaders(target) };
    const reply: Reply = await target.send({ ...request, headers });
    const outcome = judge(reply, {
      hides: [victim.secret],
      ...(reach.statuses && { statuses: reach.statuses }),
    });
    const damage = await reach.verify?.(target, victim);
    return damage == null ? outcome : { seen: `${reply.status}, ${damage}`, isRefused: false };
  },
});

/** Reads and writes of other people's data: every kind of data, every kind of attacker, guests and users as victims. */
export const owners: Family = {
  name: 'other owners',
  attacks: REACHES.flatMap((reach, at) =>
    ATTACKERS.map(([attacker, getHeaders], by) =>
      createAttack(reach, attacker, getHeaders, (at + by) % 2),
    ),
  ),
};
