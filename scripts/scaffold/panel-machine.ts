import type { Name } from './names.ts';
import type { Call } from './step.ts';

/** The state machine of a panel, its actors and its texts. */
export const panelMachineFiles = (
  folder: string,
  { kebab, camel, pascal, title }: Name,
  { area, method }: Call,
): Record<string, string> => ({
  [`${folder}/${kebab}.machine.ts`]: `import { actorSlot, type Runtime } from '@spinout/flow-kit';
import type { PlatformClient } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';

export type ${pascal}Reply = Awaited<ReturnType<PlatformClient['${area}']['${method}']>>;

export interface ${pascal}Input {
  readonly runtime: Runtime;
}

export interface ${pascal}Context extends ${pascal}Input {
  readonly reply: ${pascal}Reply | null;
}

export interface ${pascal}Event {
  readonly type: 'reading.requested';
}

/** State machine of the panel. */
export const ${camel}Machine = setup({
  types: {
    input: {} as ${pascal}Input,
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event,
  },
  actors: { read: actorSlot<${pascal}Reply, void>('read') },
}).createMachine({
  id: '${camel}',
  context: ({ input }) => ({ ...input, reply: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read',
        onDone: { target: 'shown', actions: assign({ reply: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: ({ context, event }) =>
            context.runtime.log.warn('${title} could not be read.', event.error),
        },
      },
    },
    shown: {},
    failed: { on: { 'reading.requested': 'reading' } },
  },
});

export type ${pascal}Snapshot = SnapshotFrom<typeof ${camel}Machine>;
`,
  [`${folder}/${kebab}.actors.ts`]: `import type { PlatformClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { ${pascal}Reply } from './${kebab}.machine.js';

/** Connects the panel to the client. */
export const ${camel}Actors = (api: PlatformClient) => ({
  read: fromPromise<${pascal}Reply, void>(({ signal }) => api.${area}.${method}({ signal })),
});
`,
  [`${folder}/${kebab}.messages.ts`]: `import { defineMessages } from '@spinout/flow-kit';

export const ${camel}Messages = /* @__PURE__ */ defineMessages('${camel}', {
  title: '${title}',
  loading: 'Loading',
  shown: 'Loaded.',
  failed: 'This could not be loaded.',
  retry: 'Try again',
});

export type ${pascal}Messages = typeof ${camel}Messages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly ${camel}: ${pascal}Messages;
  }
}
`,
  [`${folder}/${kebab}.model.ts`]: `import type { ${pascal}Snapshot } from './${kebab}.machine.js';

/** Maps a snapshot of the machine to what the view shows. */
export const ${camel}Model = (snapshot: ${pascal}Snapshot) => ({ phase: snapshot.value });

export type ${pascal}Model = ReturnType<typeof ${camel}Model>;
`,
});
