import { createApiClient, type Transport } from '@spinout/api-client';
import { memoryStorage, systemRuntime } from '@spinout/flow-kit';
import { createFlowMachine, createSavedFlow } from '@spinout/research-flow/headless';
import { createActor, waitFor, type AnyMachineSnapshot } from 'xstate';

export const FORMATION_DATE = '2027-01-04';
const LOADING = { timeout: 30_000 };

/** Walks through all six steps with a pasted paper, and returns the journey as it would be saved. */
export async function walkFlow(transport: Transport, paper: string) {
  const api = createApiClient({ transport });
  const runtime = { ...systemRuntime, newId: (prefix: string) => `${prefix}1` };
  const flow = createActor(createFlowMachine(api), {
    input: { runtime, storage: memoryStorage(), instanceId: 'walk', firstStep: 1, initialData: {} },
  });
  flow.start();

  const open = async (name: string) => {
    await waitFor(flow, (state) => state.matches(name as never), LOADING);
    const { step } = flow.getSnapshot().children;
    if (!step) throw new Error(`The step ${name} is not open.`);
    const rest = () => waitFor(step, (state: AnyMachineSnapshot) => !state.hasTag('busy'), LOADING);
    await rest();
    return { step, rest, draft: () => step.getSnapshot().context.draft };
  };

  const topic = await open('topic');
  topic.step.send({ type: 'suggestions.requested' });
  await topic.rest();
  topic.step.send({ type: 'topic.selected', topic: topic.draft().suggestions[0] });
  topic.step.send({ type: 'selection.confirmed' });

  const reading = await open('paper');
  reading.step.send({ type: 'method.changed', method: 'text' });
  reading.step.send({ type: 'text.changed', text: paper });
  reading.step.send({ type: 'analysis.requested' });

  const generating = await open('hypothesis');
  generating.step.send({ type: 'generation.requested' });
  await generating.rest();
  generating.step.send({ type: 'hypothesis.chosen' });

  const literature = await open('literature');
  await waitFor(literature.step, ({ context }) => context.draft.found !== null, LOADING);
  const ids = literature.draft().found.papers.slice(0, 3) as readonly { readonly id: string }[];
  literature.step.send({ type: 'selection.changed', selected: ids.map(({ id }) => id) });
  literature.step.send({ type: 'review.completed' });

  const design = await open('experiment');
  await waitFor(design.step, ({ context }) => context.draft.proposed !== null, LOADING);
  design.step.send({ type: 'design.finalized' });

  const company = await open('company');
  await waitFor(company.step, ({ context }) => context.draft.structure !== null, LOADING);
  company.step.send({ type: 'plan.typed', field: 'formationDate', text: FORMATION_DATE });
  company.step.send({ type: 'document.requested', documentType: 'bylaws' });
  await waitFor(
    company.step,
    ({ context }) => context.draft.documents.bylaws !== undefined,
    LOADING,
  );
  company.step.send({ type: 'formation.completed' });

  await waitFor(flow, ({ context }) => context.data.companyStructure !== undefined, LOADING);
  const { context } = flow.getSnapshot();
  flow.stop();
  return { api, saved: createSavedFlow(context), data: context.data };
}
