import { createApiClient, type Transport } from '@spinout/api-client';
import { memoryStorage, systemRuntime } from '@spinout/flow-kit';
import { createFlowMachine, createSavedFlow } from '@spinout/research-flow/headless';
import { createActor, waitFor, type AnyMachineSnapshot } from 'xstate';

/** What the test reads of the draft of any step. */
interface AnyDraft {
  readonly suggestions: readonly unknown[];
  readonly found: { readonly papers: readonly { readonly id: string }[] } | null;
  readonly proposed: unknown;
  readonly structure: unknown;
  readonly documents: { readonly bylaws?: unknown };
}

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
    const draftOf = (state: AnyMachineSnapshot) =>
      (state.context as { readonly draft: AnyDraft }).draft;
    const wait = (isReady: (draft: AnyDraft) => boolean) =>
      waitFor(
        step,
        (state: AnyMachineSnapshot) => !state.hasTag('busy') && isReady(draftOf(state)),
        LOADING,
      );
    await wait(() => true);
    return { step, wait, draft: () => draftOf(step.getSnapshot() as AnyMachineSnapshot) };
  };

  const topic = await open('topic');
  topic.step.send({ type: 'suggestions.requested' });
  await topic.wait(() => true);
  topic.step.send({ type: 'topic.selected', topic: topic.draft().suggestions[0] });
  topic.step.send({ type: 'selection.confirmed' });

  const reading = await open('paper');
  reading.step.send({ type: 'method.changed', method: 'text' });
  reading.step.send({ type: 'text.changed', text: paper });
  reading.step.send({ type: 'analysis.requested' });

  const generating = await open('hypothesis');
  generating.step.send({ type: 'generation.requested' });
  await generating.wait(() => true);
  generating.step.send({ type: 'hypothesis.chosen' });

  const literature = await open('literature');
  await literature.wait(({ found }) => found !== null);
  const ids = literature.draft().found?.papers.slice(0, 3) ?? [];
  literature.step.send({ type: 'selection.changed', selected: ids.map(({ id }) => id) });
  literature.step.send({ type: 'review.completed' });

  const design = await open('experiment');
  await design.wait(({ proposed }) => proposed !== null);
  design.step.send({ type: 'design.finalized' });

  const company = await open('company');
  await company.wait(({ structure }) => structure !== null);
  company.step.send({ type: 'plan.typed', field: 'formationDate', text: FORMATION_DATE });
  company.step.send({ type: 'document.requested', documentType: 'bylaws' });
  await company.wait(({ documents }) => documents.bylaws !== undefined);
  company.step.send({ type: 'formation.completed' });

  await waitFor(flow, ({ context }) => context.data.companyStructure !== undefined, LOADING);
  const { context } = flow.getSnapshot();
  flow.stop();
  return { api, saved: createSavedFlow(context), data: context.data };
}
