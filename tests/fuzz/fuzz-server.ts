import fc from 'fast-check';
import { CIRCUIT, DOCUMENT } from './bodies.ts';
import { readContract } from './operations.ts';
import { requests, TOKEN, type FuzzRequest } from './requests.ts';
import { fuzzClient, type FuzzReply } from './send.ts';
import { judge } from './verdict.ts';

export interface FuzzSettings {
  readonly origin: string;
  readonly seed: number;
  /** Number of the first request. @default 0 */
  readonly first?: number;
  readonly count: number;
  /** Signs somebody in. @returns the token */
  readonly signIn: () => Promise<string>;
  /** Called between requests, with how many are answered. */
  readonly onAnswered?: (answered: number) => void;
}

/** An answer that must not be, with the number that makes its request again. */
export interface FuzzFault {
  readonly number: number;
  readonly request: FuzzRequest;
  readonly what: string;
  /** The beginning of what came. */
  readonly answer: string;
}

export interface FuzzReport {
  readonly faults: readonly FuzzFault[];
  /** How many answers of each status, by the operation that was meant. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly manners: ReadonlyMap<string, number>;
}

const LANES = 4;
const SIGN_IN_EVERY = 500;
const NO_STATUS = 0;
const EXCERPT = 300;

/** Sends generated requests and judges each answer. The same seed and number are the same request. */
export async function fuzzServer(settings: FuzzSettings): Promise<FuzzReport> {
  const { origin, seed, first = 0, count, signIn, onAnswered } = settings;
  const contract = readContract();
  const [arbitrary, faultOf] = [requests(contract.operations), judge(contract)];
  const client = fuzzClient(origin);
  const live = new Map<string, string>();
  const faults: FuzzFault[] = [];
  const statuses = new Map<string, Map<number, number>>();
  const manners = new Map<string, number>();
  let next = first;
  let answered = 0;
  let signedInAt = -SIGN_IN_EVERY;

  const filledIn = (request: FuzzRequest): FuzzRequest => {
    const fill = (text: string) =>
      [CIRCUIT, DOCUMENT, TOKEN].reduce(
        (all, name) => all.replaceAll(name, live.get(name) ?? 'x'),
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

  const count1 = (request: FuzzRequest, reply: FuzzReply | null) => {
    const name = request.operation ?? 'other paths';
    const counts = statuses.get(name) ?? new Map<number, number>();
    const status = reply?.status ?? NO_STATUS;
    statuses.set(name, counts.set(status, (counts.get(status) ?? 0) + 1));
    manners.set(request.manner, (manners.get(request.manner) ?? 0) + 1);
  };

  const lane = async () => {
    while (next < first + count) {
      const number = next;
      next += 1;
      if (number - signedInAt >= SIGN_IN_EVERY) {
        signedInAt = number;
        live.set(TOKEN, await signIn());
      }
      const [made] = fc.sample(arbitrary, { seed: seed + number, numRuns: 1 });
      if (made === undefined) throw new Error('No request was made.');
      const request = filledIn(made);
      const reply = await client.send(request);
      count1(request, reply);
      learn(live, reply);
      const what = faultOf(request, reply);
      if (what !== null) {
        const answer = reply?.body.subarray(0, EXCERPT).toString() ?? '';
        faults.push({ number, request, what, answer });
      }
      answered += 1;
      onAnswered?.(answered);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane)).finally(client.close);
  return { faults, statuses, manners };
}

/** Keeps the newest id of what the server made. */
function learn(live: Map<string, string>, reply: FuzzReply | null): void {
  const text = reply?.status === 200 ? reply.body.subarray(0, 5000).toString() : '';
  const circuit = /"(circuit-[0-9a-f]{8,})"/.exec(text)?.[1];
  const document = /"(doc-[0-9a-f]{8,})"/.exec(text)?.[1];
  if (circuit !== undefined) live.set(CIRCUIT, circuit);
  if (document !== undefined) live.set(DOCUMENT, document);
}
