import { createApiClient } from '@spinout/api-client';
import { exampleReplies, exampleTopics, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { paperActors } from '../steps/paper/paper.actors.js';
import { paperMachine } from '../steps/paper/paper.machine.js';
import { useFlowListeners, type FlowListeners } from './flow-listeners.js';
import { createFlowMachine } from './create-flow-machine.js';
import { loadStep } from './load-step.js';
import { flowMessages } from './flow.messages.js';
import { flowModel } from './flow.model.js';
import type { FetchedStep, FetchStepInput, FlowEmitted } from './flow.types.js';
import { FlowView } from './flow.view.js';
import { revisitRules } from './revisit/revisit.rules.js';
import { paperStep } from './steps/paper.step.js';
import { getStepNumber, STEPS } from '../data/steps.js';

const api = createApiClient({ transport: scriptedTransport(exampleReplies) });
const LOAD_ERROR = new TypeError('Failed to fetch dynamically imported module');

const createInput = (firstStep: number) => ({
  runtime: testRuntime(),
  storage: memoryStorage(),
  instanceId: 'default',
  firstStep,
  initialData: {},
});

/** A flow that starts without a network. */
function startOffline(firstStep: number) {
  const network = { isOnline: false };
  const machine = createFlowMachine(api).provide({
    actors: {
      fetchStep: fromPromise<FetchedStep, FetchStepInput>(() =>
        network.isOnline
          ? Promise.resolve({ definition: paperStep, rules: revisitRules })
          : Promise.reject(LOAD_ERROR),
      ),
      paperStep: paperMachine.provide({ actors: paperActors(api) }),
    },
  });
  const input = createInput(firstStep);
  const emitted: FlowEmitted[] = [];
  const actor = createActor(machine, { input });
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), emitted, network, log: input.runtime.log };
}

describe('the code of a step', () => {
  it.each(STEPS.slice(1))('is loaded when the step “%s” is opened', async (name) => {
    const firstStep = getStepNumber(name);
    const actor = createActor(createFlowMachine(api), { input: createInput(firstStep) }).start();
    await waitFor(actor, (state) => state.matches(name));
    expect(actor.getSnapshot().children.step?.getSnapshot()).toMatchObject({ status: 'active' });
    actor.stop();
  });

  it('that was loaded in advance opens the step with the same event', async () => {
    await loadStep('paper');
    const actor = createActor(createFlowMachine(api), { input: createInput(1) }).start();
    await waitFor(actor, (state) => state.matches('topic'));
    const topicStep = actor.getSnapshot().children.step;
    topicStep?.send({ type: 'topic.selected', topic: exampleTopics[0] });
    topicStep?.send({ type: 'selection.confirmed' });
    expect(actor.getSnapshot().matches('paper')).toBe(true);
    expect(actor.getSnapshot().context.rules).toBe(revisitRules);
    actor.stop();
  });

  it('is loaded again after a failure, with the flow unchanged', async () => {
    const { actor, emitted, network, log } = startOffline(1);
    await waitFor(actor, (state) => state.matches('topic'));
    const [topic] = exampleTopics;
    const topicStep = actor.getSnapshot().children.step;
    topicStep?.send({ type: 'topic.selected', topic });
    topicStep?.send({ type: 'selection.confirmed' });
    await waitFor(actor, (state) => state.matches('loadFailed'));
    const { journeyId, data } = actor.getSnapshot().context;
    expect(data.topic).toEqual(topic);
    expect(emitted.at(-1)).toEqual({ type: 'step.loadFailed', name: 'paper', error: LOAD_ERROR });
    expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), LOAD_ERROR);

    network.isOnline = true;
    actor.send({ type: 'step.retried' });
    await waitFor(actor, (state) => state.matches('paper'));
    expect(actor.getSnapshot().context).toMatchObject({ journeyId, data, step: 2 });
    actor.stop();
  });
});

type FlowActor = ActorRefFrom<ReturnType<typeof createFlowMachine>>;

function TestFlow({ actor, listeners = {} }: { actor: FlowActor; listeners?: FlowListeners }) {
  useFlowListeners(actor, undefined, listeners, () => undefined);
  const model = useSelector(actor, (state) => flowModel(state, flowMessages));
  return (
    <FlowView model={model} send={actor.send}>
      {!model.fetching && !model.loadFailed && <p>The step</p>}
    </FlowView>
  );
}

describe('a step whose code cannot be loaded', () => {
  it('shows that the input is safe, calls the host, and opens after a retry', async () => {
    const { actor, network } = startOffline(2);
    const onError = vi.fn();
    render(<TestFlow actor={actor} listeners={{ onError }} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(flowMessages.stepFailed);
    expect(onError).toHaveBeenCalledExactlyOnceWith(flowMessages.stepFailed, LOAD_ERROR);
    expect(screen.queryByText('The step')).toBeNull();

    network.isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The step')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toContainElement(screen.getByText('The step'));
    act(() => {
      actor.stop();
    });
  });
});
