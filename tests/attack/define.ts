import type { Attack, Outcome, Target } from './attack.types.ts';
import type { RawReplies, Reply, Sent } from './run/send.ts';

/** What a reply must be for the attack to have failed. */
export interface Refusal {
  readonly statuses?: readonly number[];
  /** Texts that must not be in the reply, body or headers. */
  readonly hides?: readonly string[];
  readonly check?: (reply: Reply) => string | null;
}

const MAX_EXCERPT = 60;

const describeReply = ({ status, text }: Reply) =>
  status === 0 ? `connection closed (${text})` : `${status}`;

/** Judges a reply. */
export function judge(reply: Reply, refusal: Refusal): Outcome {
  const { statuses, hides = [], check } = refusal;
  const all = `${JSON.stringify(reply.headers)} ${reply.text}`;
  const shown = hides.find((secret) => all.includes(secret));
  const problem =
    (statuses && !statuses.includes(reply.status)
      ? `${describeReply(reply)} ${reply.text.slice(0, MAX_EXCERPT)}`
      : null) ??
    (shown === undefined ? null : `${reply.status}, shows "${shown.slice(0, MAX_EXCERPT)}"`) ??
    check?.(reply) ??
    null;
  return { seen: problem ?? describeReply(reply), isRefused: problem === null };
}

const formatStatuses = (statuses: readonly number[]) =>
  statuses.length > 0 ? statuses.join(' or ') : 'no reply';

/** An attack of one request. */
export const requestAttack = (
  name: string,
  request: Sent | ((target: Target) => Sent),
  refusal: Refusal & { readonly expected?: string; readonly tried?: string },
): Attack => ({
  name,
  tried:
    refusal.tried ??
    (typeof request === 'function' ? name : `${request.method ?? 'GET'} ${request.path}`),
  expected: refusal.expected ?? formatStatuses(refusal.statuses ?? []),
  run: async (target) =>
    judge(await target.send(typeof request === 'function' ? request(target) : request), refusal),
});

/** An attack whose steps are code. `run` returns what went wrong, or null. */
export const stepsAttack = (
  name: string,
  tried: string,
  expected: string,
  run: (target: Target) => Promise<string | null>,
): Attack => ({
  name,
  tried,
  expected,
  run: async (target) => {
    const problem = await run(target);
    return { seen: problem ?? 'as expected', isRefused: problem === null };
  },
});

/** An attack of bytes on a socket. `check` returns what went wrong, or null. */
export const socketAttack = (
  name: string,
  expected: string,
  data: (target: Target) => string | Uint8Array,
  check: (replies: RawReplies) => string | null,
  exchange: (port: number, data: string | Uint8Array) => Promise<RawReplies>,
): Attack => ({
  name,
  tried: name,
  expected,
  run: async (target) => {
    const replies = await exchange(target.port, data(target));
    const problem = check(replies);
    const seen =
      `${replies.statuses.join(', ') || 'no reply'}${replies.isClosed ? ', closed' : ''}`.trim();
    return { seen: problem ?? seen, isRefused: problem === null };
  },
});

export const slow = (attack: Attack): Attack => ({ ...attack, isSlow: true });
