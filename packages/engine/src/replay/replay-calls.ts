import type { ApiReply, ApiRequest } from '@spinout/api-client';
import { ENDPOINTS } from '@spinout/api-client/contract';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import type { RecordedCall, ReplayedCall } from './replay.types.js';

export interface ReplayDependencies {
  /** Answers a call. All calls of a replay share one new store. */
  readonly answer: (
    request: ApiRequest,
    settings: Pick<EngineDependencies, 'now' | 'seed' | 'newId'>,
  ) => Promise<ApiReply>;
  /** Finds a paper by its name; null if it was not given. */
  readonly findPaper: (name: string) => Promise<File | null>;
}

/** Most results that are asked for one after the other, as with "Generate Another". */
const MAX_TURNS = 20;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The hashes in the first recipe of a reply. */
function findHashes(value: unknown): { input: string; output: string } | null {
  if (!isRecord(value)) return null;
  const { recipe } = value;
  if (isRecord(recipe)) return { input: String(recipe['input']), output: String(recipe['output']) };
  for (const field of Object.values(value)) {
    const found = findHashes(field);
    if (found !== null) return found;
  }
  return null;
}

function createRequest({ call, input }: RecordedCall, paper: File | null): ApiRequest | null {
  const endpoint = ENDPOINTS.find((each) => each.endpoint.id === call)?.endpoint;
  if (endpoint === undefined) return null;
  const { id, method, host, path } = endpoint;
  const body =
    paper === null
      ? ({ kind: 'json', value: input } as const)
      : ({
          kind: 'form',
          fields: { ...(input as Readonly<Record<string, string>>), paper },
        } as const);
  return { id, method, host, path, body, accept: 'json', signal: new AbortController().signal };
}

const getError = (reply: ApiReply): string => {
  const { body } = reply;
  const text = body.kind === 'json' && isRecord(body.value) ? body.value['error'] : undefined;
  return typeof text === 'string' ? text : `status ${String(reply.status)}`;
};

/** Gives the recorded ids again, in order; ids of the engine where none were recorded. */
const reuseIds = ({ ids = [] }: RecordedCall): Pick<EngineDependencies, 'newId'> => {
  let next = 0;
  return ids.length === 0
    ? {}
    : { newId: (kind) => ids[next++ % ids.length] ?? `${kind}-without-id` };
};

/** Asks once, or where the engine goes on to the next result each time, until it is the recorded one. */
async function replayCall(
  recorded: RecordedCall,
  request: ApiRequest,
  { answer }: ReplayDependencies,
): Promise<ReplayedCall> {
  const { recipe } = recorded;
  const settings = {
    now: () => new Date(recipe.at),
    seed: recipe.seed,
    ...reuseIds(recorded),
  };
  const seen = new Set<string>();
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const reply = await answer(request, settings);
    if (reply.status >= 400) return { recorded, outcome: 'failed', detail: getError(reply) };
    const hashes = reply.body.kind === 'json' ? findHashes(reply.body.value) : null;
    if (hashes === null) return { recorded, outcome: 'failed', detail: 'the reply has no recipe' };
    const { input, output } = hashes;
    if (input !== recipe.input) return { recorded, outcome: 'inputChanged' };
    if (output === recipe.output) return { recorded, outcome: 'same', output };
    if (seen.has(output)) break;
    seen.add(output);
  }
  return { recorded, outcome: 'different', output: [...seen][0] };
}

/** Makes the recorded calls again, in order and with their own seeds and dates, and compares what comes out. */
export async function replayCalls(
  calls: readonly RecordedCall[],
  dependencies: ReplayDependencies,
): Promise<readonly ReplayedCall[]> {
  const replayed: ReplayedCall[] = [];
  let missing: string | null = null;
  for (const recorded of calls) {
    const { call, file, needs = [], origin } = recorded;
    const paper: File | null = file === undefined ? null : await dependencies.findPaper(file);
    if (file !== undefined && paper === null) missing ??= file;
    const request = createRequest(recorded, paper);
    if (missing !== null) replayed.push({ recorded, outcome: 'needsFile', detail: missing });
    else if (needs.length > 0)
      replayed.push({ recorded, outcome: 'needsFile', detail: needs.join(', ') });
    else if (request === null)
      replayed.push({ recorded, outcome: 'failed', detail: `this engine does not know ${call}` });
    else if (origin === 'live') replayed.push({ recorded, outcome: 'live' });
    else replayed.push(await replayCall(recorded, request, dependencies));
  }
  return replayed;
}
