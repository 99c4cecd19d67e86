import { createHash } from 'node:crypto';
import { getRunId, getValueAt, isBusy, read, send, type CallReply } from './server-calls.ts';

/** An item that a caller writes. Its content is determined by lane and number, so that it can be checked later. */
export interface WrittenItem {
  readonly lane: number;
  readonly number: number;
  /** The id assigned by the server. */
  readonly id: string;
}

/** The server was too busy for a write, which it did not acknowledge. */
export const BUSY = Symbol('busy');

/** A kind of item: how to write it and how to check it. */
export interface Kind {
  readonly name: string;
  readonly lanes: readonly number[];
  /** @returns the id that the server acknowledged, {@link BUSY}, or null if it refused the write */
  readonly write: (
    origin: string,
    lane: number,
    number: number,
  ) => Promise<string | typeof BUSY | null>;
  /** @returns a description of the fault; null if the item is there and complete */
  readonly findFault: (origin: string, written: WrittenItem) => Promise<string | null>;
}

const LONGEST_BYTES = 20_000;
const SHOTS = 16;

const createBytes = (seed: string, outputLength: number) =>
  createHash('shake256', { outputLength }).update(seed).digest();

const createText = (lane: number, number: number) =>
  createBytes(`${lane}:${number}`, 1 + ((number * 7919 + lane * 104_729) % LONGEST_BYTES)).toString(
    'base64',
  );

const getId = (reply: CallReply, ...path: readonly (string | number)[]) => {
  if (isBusy(reply)) return BUSY;
  const { status, body } = reply;
  const id = getValueAt(body, ...path);
  return status === 200 && typeof id === 'string' ? id : null;
};

const formatReply = ({ status, body }: CallReply) =>
  `${status} ${JSON.stringify(body).slice(0, 200)}`;

/** A word that occurs in only one paper. */
const createUniqueWord = (lane: number, number: number) =>
  `zq${[...createBytes(`word ${lane}:${number}`, 12)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

const createPaperText = (word: string) =>
  `The ${word} protein raises spindle density in sleep. We found that ${word} binds amyloid. `.repeat(
    8,
  );

const circuits: Kind = {
  name: 'circuits',
  lanes: [10, 11],
  write: async (origin, lane, number) =>
    getId(await send(origin, createCircuitCall(lane, number)), 'circuit', 'id'),
  // Checks both the circuit and the reply stored under its idempotency key.
  findFault: async (origin, { lane, number, id }) => {
    const run = await read(origin, {
      lane,
      method: 'POST',
      path: '/api/v1/quantum/run_simulation',
      body: { circuit_id: id, shots: SHOTS },
    });
    if (run.status !== 200) return `its simulation replies ${formatReply(run)}`;
    const again = await read(origin, createCircuitCall(lane, number));
    const isSame = again.replayed && getValueAt(again.body, 'circuit', 'id') === id;
    return isSame ? null : `its key replies ${formatReply(again)}`;
  },
};

const createCircuitCall = (lane: number, number: number) => ({
  lane,
  method: 'POST' as const,
  path: '/api/v1/quantum/create_circuit',
  body: { name: `Circuit ${number}`, num_qubits: 2 + (number % 5) },
  key: `circuit-${lane}-${number}`,
});

const papers: Kind = {
  name: 'papers',
  lanes: [20, 21],
  write: async (origin, lane, number) => {
    const [journeyId, content] = [
      `paper-${lane}-${number}`,
      createPaperText(createUniqueWord(lane, number)),
    ];
    const form = new FormData();
    form.set('journey_id', journeyId);
    form.set('paper', new File([content], 'paper.txt', { type: 'text/plain' }));
    const pasted = {
      journey_id: journeyId,
      paper_url: '',
      paper_content: content,
      metadata: { title: `Paper ${number}`, upload_method: 'text' },
    };
    const body = number % 2 === 0 ? form : pasted;
    const path = '/api/journey/analyze-paper';
    return getId(
      await send(origin, { lane, method: 'POST', path, body }),
      'metadata',
      'document_id',
    );
  },
  findFault: async (origin, { lane, number, id }) => {
    const word = createUniqueWord(lane, number);
    const found = await read(origin, {
      lane,
      method: 'POST',
      path: '/api/journey/literature/search',
      body: { journey_id: `paper-${lane}-${number}`, hypothesis: null, query: word, limit: 5 },
    });
    const list = getValueAt(found.body, 'papers');
    const matches: readonly unknown[] = Array.isArray(list) ? list : [];
    const hit = matches.find((paper) => getValueAt(paper, 'id') === id);
    if (hit === undefined) return `a search for it replies ${formatReply(found)}`;
    return String(getValueAt(hit, 'abstract')).includes(word) ? null : 'its text differs';
  },
};

const TOPICS = ['sleep spindles', 'CRISPR off-target effects', 'perovskite solar cells'];

const runs: Kind = {
  name: 'research runs',
  lanes: [30, 31],
  write: async (origin, lane, number) =>
    getId(await send(origin, createRunCall(lane, number)), 'run_id'),
  findFault: async (origin, { lane, number, id }) => {
    if (id !== getRunIdOf(lane, number)) return `it was acknowledged as ${id}`;
    const current = await read(origin, {
      lane,
      method: 'GET',
      path: `/api/v1/research/runs/${id}`,
    });
    if (getValueAt(current.body, 'run', 'state') !== 'completed')
      return `it reads ${formatReply(current)}`;
    const again = await read(origin, createRunCall(lane, number));
    return again.replayed && getValueAt(again.body, 'run_id') === id
      ? null
      : `its key replies ${formatReply(again)}`;
  },
};

const getIdempotencyKey = (lane: number, number: number) => `run-${lane}-${number}`;
const getTopic = (number: number) => TOPICS[number % TOPICS.length] ?? '';

/** Id of the research run that {@link createRunCall} starts. */
export const getRunIdOf = (lane: number, number: number): string =>
  getRunId(lane, getIdempotencyKey(lane, number), getTopic(number));

/** Requests a research run. Lane and number determine the idempotency key. */
export const createRunCall = (lane: number, number: number) => ({
  lane,
  method: 'POST' as const,
  path: '/api/v1/research/real/run',
  body: { topic: getTopic(number) },
  key: getIdempotencyKey(lane, number),
});

const SLOTS = 40;
/** Id of the lane's journey that a number is saved to. */
export const getSlot = (lane: number, number: number) => `journey-${lane}-${number % SLOTS}`;

/** Saves a journey based on a revision. */
export const saveJourney = (origin: string, lane: number, number: number, revision: number) =>
  send(origin, {
    lane,
    method: 'PUT',
    path: '/api/v1/journeys',
    body: {
      journey_id: getSlot(lane, number),
      kind: 'flow',
      title: `Journey ${number}`,
      revision,
      data: { number, text: createText(lane, number) },
    },
  });

/** A journey on the server. */
export interface FoundJourney {
  readonly revision: number;
  /** The number that it was written with; null if its content is damaged. */
  readonly number: number | null;
}

/** Reads all journeys of a lane. */
export async function readJourneys(
  origin: string,
  lane: number,
): Promise<Map<string, FoundJourney>> {
  const { status, body } = await read(origin, { lane, method: 'GET', path: '/api/v1/journeys' });
  const list = getValueAt(body, 'journeys');
  if (status !== 200 || !Array.isArray(list)) throw new Error(`Journeys cannot be read: ${status}`);
  const ids = list.map((journey: unknown) => String(getValueAt(journey, 'journey_id')));
  return new Map(
    await Promise.all(ids.map(async (id) => [id, await readJourney(origin, lane, id)] as const)),
  );
}

async function readJourney(origin: string, lane: number, id: string): Promise<FoundJourney> {
  const path = `/api/v1/journeys/read?journey_id=${encodeURIComponent(id)}`;
  const reply = await read(origin, { lane, method: 'GET', path });
  const revision = getValueAt(reply.body, 'journey', 'revision');
  if (reply.status !== 200 || typeof revision !== 'number')
    throw new Error(`The journey ${id} cannot be read: ${formatReply(reply)}`);
  const number = Number(getValueAt(reply.body, 'journey', 'data', 'number'));
  const isComplete = getValueAt(reply.body, 'journey', 'data', 'text') === createText(lane, number);
  return { revision, number: isComplete ? number : null };
}

/** Kinds of items that are written once and never change. */
export const KINDS: readonly Kind[] = [circuits, papers, runs];
export const JOURNEY_LANES: readonly number[] = [1, 2];
