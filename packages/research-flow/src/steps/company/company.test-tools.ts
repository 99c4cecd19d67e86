import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport, type Script } from '@spinout/api-client/testing';
import { createActor, waitFor } from 'xstate';
import { testRuntime } from '@spinout/flow-kit/testing';
import { companyActors } from './company.actors.js';
import { companyMachine } from './company.machine.js';
import type { CompanyInput } from './company.types.js';

export const open = (script: Script = {}, input: Partial<CompanyInput> = {}) => {
  const runtime = testRuntime();
  const saved: { name: string; file: Blob }[] = [];
  const transport = scriptedTransport({ ...exampleReplies, ...script });
  const actor = createActor(
    companyMachine.provide({
      actors: companyActors(createApiClient({ transport }), (name, file) =>
        saved.push({ name, file }),
      ),
    }),
    {
      input: {
        runtime,
        journeyId: 'journey-1',
        topic: 'Sleep and memory',
        blueprint: null,
        researchArea: 'Neuroscience & Brain Research',
        budgetEstimate: 240_000,
        ...input,
      },
    },
  );
  actor.start();
  return { actor, runtime, transport, saved, draft: () => actor.getSnapshot().context.draft };
};

export const formCompany = async (script: Script = {}) => {
  const opened = open(script);
  await waitFor(opened.actor, (state) => state.matches('forming'));
  return opened;
};

const FOUNDER = { name: 'Bo', email: 'nomail', role: 'CTO', ownership: '75' };

export const typeFounder = (
  { actor }: Awaited<ReturnType<typeof formCompany>>,
  change: Partial<typeof FOUNDER> = {},
) => {
  for (const [field, text] of Object.entries({ ...FOUNDER, ...change })) {
    actor.send({ type: 'founder.typed', field: field as keyof typeof FOUNDER, text });
  }
  actor.send({ type: 'founder.added' });
};
