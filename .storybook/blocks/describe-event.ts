import type { AnyStateNode } from 'xstate';

const ACTOR_EVENT = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/;
const STATE_DONE = /^xstate\.done\.state\./;
const DELAY = /^xstate\.after\.(\w+)\./;
const WORDS = { done: 'is done', error: 'fails', snapshot: 'changes' } as const;

/** An event of a machine in words: those of XState itself name the actor or the delay. */
export function describeEvent(event: string, node: Pick<AnyStateNode, 'invoke'>): string {
  const [, kind, id] = ACTOR_EVENT.exec(event) ?? [];
  if (kind !== undefined && id !== undefined) {
    const actor = node.invoke.find((invoked) => invoked.id === id);
    const name = typeof actor?.src === 'string' ? actor.src : id;
    return `${name} ${WORDS[kind as keyof typeof WORDS]}`;
  }
  if (STATE_DONE.test(event)) return 'all states inside are final';
  const [, delay] = DELAY.exec(event) ?? [];
  if (delay !== undefined)
    return Number.isNaN(Number(delay)) ? `after ${delay}` : `after ${delay} ms`;
  return event === '*' ? 'any other event' : event;
}
