import { createApiClient, type Transport } from '@spinout/api-client';
import { memoryStorage, systemRuntime } from '@spinout/flow-kit';
import {
  createFlowMachine,
  observeCalls,
  type FlowData,
  type ReportEvent,
} from '@spinout/research-flow/headless';
import { createActor, waitFor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';

/** Reads a paper and takes the hypothesis that follows from it, without React. */
export async function findHypothesis(
  transport: Transport,
  paper: string,
  report: ReportEvent,
): Promise<FlowData> {
  const api = observeCalls(createApiClient({ transport }), report, systemRuntime.now);
  const flow = createActor(createFlowMachine(api, report), {
    input: {
      runtime: systemRuntime,
      storage: memoryStorage(),
      instanceId: 'headless',
      firstStep: 2,
      initialData: {},
    },
  });
  flow.on('*', report);
  flow.start();

  /** Waits until a step is open. Its machine is a child of the flow, and emits its own events. */
  const openStep = async (name: 'paper' | 'hypothesis'): Promise<AnyActorRef> => {
    await waitFor(flow, (state) => state.matches(name));
    const { step } = flow.getSnapshot().children;
    if (!step) throw new Error(`The step ${name} is not open.`);
    step.on('*', (event) => report(event as Parameters<ReportEvent>[0]));
    return step;
  };

  const reading = await openStep('paper');
  reading.send({ type: 'method.changed', method: 'text' });
  reading.send({ type: 'text.changed', text: paper });
  reading.send({ type: 'analysis.requested' });

  const generating = await openStep('hypothesis');
  generating.send({ type: 'generation.requested' });
  await waitFor(generating, (state: AnyMachineSnapshot) => !state.hasTag('busy'));
  generating.send({ type: 'hypothesis.chosen' });

  // Without support there is no hypothesis to choose, and the flow stays where it is.
  const { context } = flow.getSnapshot();
  flow.stop();
  return context.data;
}
