import type { Name } from './names.ts';
import type { Call } from './step.ts';

/** The state machine of a step, its actors and their tests. */
export const stepMachineFiles = (
  folder: string,
  { kebab, camel, pascal, title }: Name,
  { area, method }: Call,
): Record<string, string> => ({
  [`${folder}/${kebab}.machine.ts`]: `import type { ApiClient } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import type { Problem } from '../../problems/problem.js';

export type ${pascal}Request = Parameters<ApiClient['${area}']['${method}']>[0];
export type ${pascal}Reply = Awaited<ReturnType<ApiClient['${area}']['${method}']>>;

/** What is saved with the journey. */
export interface ${pascal}Draft {
  readonly notes: string;
}

export interface ${pascal}Result {
  readonly reply: ${pascal}Reply;
}

export interface ${pascal}Input {
  readonly runtime: Runtime;
  readonly draft?: ${pascal}Draft | undefined;
  readonly request: ${pascal}Request;
}

export interface ${pascal}Context extends ${pascal}Input {
  readonly draft: ${pascal}Draft;
  readonly reply: ${pascal}Reply | null;
  readonly problem: Problem | null;
}

export type ${pascal}Event =
  | { readonly type: 'notes.changed'; readonly notes: string }
  | { readonly type: 'work.requested' }
  | { readonly type: 'step.completed' };

/** State machine of the step. */
export const ${camel}Machine = setup({
  types: {
    input: {} as ${pascal}Input,
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event,
    output: {} as ${pascal}Result,
    tags: {} as 'busy',
  },
  actors: { ask: actorSlot<${pascal}Reply, ${pascal}Request>('ask') },
  guards: { hasReply: ({ context }) => context.reply !== null },
}).createMachine({
  id: '${camel}',
  context: ({ input: { draft = { notes: '' }, ...input } }) => ({
    ...input,
    draft,
    reply: null,
    problem: null,
  }),
  initial: 'reviewing',
  states: {
    reviewing: {
      on: {
        'notes.changed': {
          actions: assign({ draft: ({ event }) => ({ notes: event.notes }) }),
        },
        'work.requested': 'asking',
        'step.completed': { guard: 'hasReply', target: 'completed' },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'ask',
        input: ({ context }) => context.request,
        onDone: {
          target: 'reviewing',
          actions: assign({ reply: ({ event }) => event.output, problem: null }),
        },
        onError: {
          target: 'reviewing',
          actions: assign({
            problem: ({ event }): Problem => ({ code: 'searchFailed', error: event.error }),
          }),
        },
      },
    },
    completed: { type: 'final' },
  },
  output: ({ context: { reply } }) => {
    if (reply === null) throw new Error('${camel}: completed without a reply');
    return { reply };
  },
});

export type ${pascal}Snapshot = SnapshotFrom<typeof ${camel}Machine>;
`,
  [`${folder}/${kebab}.draft.ts`]: `import * as z from 'zod/mini';

/** Schema of the saved draft of this step. */
export const ${camel}Draft = z.object({ notes: z.string() });
`,
  [`${folder}/${kebab}.actors.ts`]: `import type { ApiClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { ${pascal}Reply, ${pascal}Request } from './${kebab}.machine.js';

/** Actors that call the API. */
export const ${camel}Actors = (api: ApiClient) => ({
  ask: fromPromise<${pascal}Reply, ${pascal}Request>(({ input, signal }) =>
    api.${area}.${method}(input, { signal }),
  ),
});
`,
  [`${folder}/${kebab}.machine.test.ts`]: `import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { testRuntime } from '@spinout/flow-kit/testing';
import { ${camel}Machine, type ${pascal}Reply, type ${pascal}Request } from './${kebab}.machine.js';

const request = {} as ${pascal}Request;
const reply = {} as ${pascal}Reply;

const open = (ask: () => Promise<${pascal}Reply>) => {
  const actor = createActor(
    ${camel}Machine.provide({ actors: { ask: fromPromise<${pascal}Reply, ${pascal}Request>(ask) } }),
    { input: { runtime: testRuntime(), request } },
  );
  actor.start();
  return actor;
};

const openAndAsk = async (ask: () => Promise<${pascal}Reply>) => {
  const actor = open(ask);
  actor.send({ type: 'work.requested' });
  await waitFor(actor, (state) => state.matches('reviewing'));
  return actor;
};

describe('the machine of "${title}"', () => {
  it('cannot be completed before there is a reply', () => {
    const actor = open(() => Promise.resolve(reply));
    expect(actor.getSnapshot().can({ type: 'step.completed' })).toBe(false);
  });

  it('keeps the notes in its draft', () => {
    const actor = open(() => Promise.resolve(reply));
    actor.send({ type: 'notes.changed', notes: 'Ask the lab.' });
    expect(actor.getSnapshot().context.draft).toEqual({ notes: 'Ask the lab.' });
  });

  it('stores the reply and returns it on completion', async () => {
    const actor = await openAndAsk(() => Promise.resolve(reply));
    actor.send({ type: 'step.completed' });
    expect(actor.getSnapshot().output).toEqual({ reply });
  });

  it('reports the problem of a failed call and can retry', async () => {
    const failure = new Error('no answer');
    const actor = await openAndAsk(() => Promise.reject(failure));
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'searchFailed', error: failure });
    expect(actor.getSnapshot().can({ type: 'work.requested' })).toBe(true);
  });
});
`,
});
