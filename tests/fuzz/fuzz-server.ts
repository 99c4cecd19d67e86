import fc from 'fast-check';
import { CIRCUIT, DOCUMENT } from './bodies.ts';
import { readContract } from './operations.ts';
import { requests, TOKEN, type FuzzRequest } from './requests.ts';
import { fuzzClient, type FuzzReply } from './send.ts';
import { checkReply } from './check-reply.ts';

export interface FuzzSettings {
  readonly origin: string;
  readonly seed: number;
  /** Number of the first request. @default 0 */
  readonly first?: number;
  readonly count: number;
  /** Signs a user in. @returns the token */
  readonly signIn: () => Promise<string>;
  /** Called after each reply with the number of replies. */
  readonly onAnswered?: (answered: number) => void;
}

/** A wrong reply, with the number that reproduces its request. */
export interface FuzzFault {
  readonly number: number;
  readonly request: FuzzRequest;
  readonly what: string;
  /** The start of the body. */
  readonly answer: string;
}

export interface FuzzReport {
  readonly faults: readonly FuzzFault[];
  /** Number of replies by operation and status. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly requestKinds: ReadonlyMap<string, number>;
}

const LANES = 4;
const SIGN_IN_EVERY = 500;
const NO_STATUS = 0;
const EXCERPT = 300;

/** Sends generated requests and checks each reply. Seed and number determine the request. */
export async function fuzzServer(settings: FuzzSettings): Promise<FuzzReport> {
  const { origin, seed, first = 0, count, signIn, onAnswered } = settings;
  const contract = readContract();
  const [arbitrary, findFault] = [requests(contract.operations), checkReply(contract)];
  const client = fuzzClient(origin);
  const placeholders = new Map<string, string>();
  const faults: FuzzFault[] = [];
  const statuses = new Map<string, Map<number, number>>();
  const requestKinds = new Map<string, number>();
  let next = first;
  let answered = 0;
  let signedInAt = -SIGN_IN_EVERY;

  const fillPlaceholders = (request: FuzzRequest): FuzzRequest => {
    const fill = (text: string) =>
      [CIRCUIT, DOCUMENT, TOKEN].reduce(
        (all, name) => all.replaceAll(name, placeholders.get(name) ?? 'x'),
        text,
      );
    const headers = Object.entries(request.headers).map(([name, value]) => [name, fill(value)]);
    const { body } = request;
    return {
      ...request,
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: typeof body === 'string' ? fill(body) : body,
    };
  };

  const countReply = (request: FuzzRequest, reply: FuzzReply | null) => {
    const name = request.operation ?? 'other paths';
    const counts = statuses.get(name) ?? new Map<number, number>();
    const status = reply?.status ?? NO_STATUS;
    statuses.set(name, counts.set(status, (counts.get(status) ?? 0) + 1));
    requestKinds.set(request.requestKind, (requestKinds.get(request.requestKind) ?? 0) + 1);
  };

  const runLane = async () => {
    while (next < first + count) {
      const number = next;
      next += 1;
      if (number - signedInAt >= SIGN_IN_EVERY) {
        signedInAt = number;
        placeholders.set(TOKEN, await signIn());
      }
      const [generated] = fc.sample(arbitrary, { seed: seed + number, numRuns: 1 });
      if (generated === undefined) throw new Error('No request was made.');
      const request = fillPlaceholders(generated);
      const reply = await client.send(request);
      countReply(request, reply);
      rememberIds(placeholders, reply);
      const what = findFault(request, reply);
      if (what !== null) {
        const answer = reply?.body.subarray(0, EXCERPT).toString() ?? '';
        faults.push({ number, request, what, answer });
      }
      answered += 1;
      onAnswered?.(answered);
    }
  };
  await Promise.all(Array.from({ length: LANES }, runLane)).finally(client.close);
  return { faults, statuses, requestKinds };
}

/** Stores the newest ids that the server created, to use them in later requests. */
function rememberIds(placeholders: Map<string, string>, reply: FuzzReply | null): void {
  const text = reply?.status === 200 ? reply.body.subarray(0, 5000).toString() : '';
  const circuit = /"(circuit-[0-9a-f]{8,})"/.exec(text)?.[1];
  const document = /"(doc-[0-9a-f]{8,})"/.exec(text)?.[1];
  if (circuit !== undefined) placeholders.set(CIRCUIT, circuit);
  if (document !== undefined) placeholders.set(DOCUMENT, document);
}
