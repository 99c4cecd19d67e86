import type { PaperAnalysis } from '@spinout/api-client';
import { exampleAnalysis, exampleHypothesis } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { hypothesisModels } from './hypothesis.fixtures.js';
import { hypothesisDraft } from './hypothesis.draft.js';
import { hypothesisMachine } from './hypothesis.machine.js';
import { hypothesisModel, type HypothesisModel } from './hypothesis-step.model.js';
import { HypothesisStepView } from './hypothesis-step.view.js';
import type { GeneratedHypothesis, GenerationInput } from './hypothesis.types.js';

const show = (model: Partial<HypothesisModel>) => {
  const send = vi.fn();
  render(<HypothesisStepView model={{ ...hypothesisModels.idle, ...model }} send={send} />);
  return send;
};

const modelSwitch = () => screen.queryByRole('switch', { name: 'Let a language model help' });

describe('the switch of the language model', () => {
  it('says before anything is sent what goes to whom, and can be turned off', async () => {
    const send = show({ languageModel: { name: 'made-up-1', isAllowed: true } });
    expect(modelSwitch()).toBeChecked();
    expect(modelSwitch()).toHaveAccessibleDescription(
      /we send text from your papers to the language model made-up-1/u,
    );
    expect(screen.getByRole('button', { name: 'Generate AI-Powered Hypothesis' })).toBeVisible();
    await userEvent.click(screen.getByRole('switch'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'model.changed', isAllowed: false });
  });

  it('is missing where the server has no model', () => {
    show({});
    expect(modelSwitch()).not.toBeInTheDocument();
  });

  it('waits while a hypothesis is generated', () => {
    show({ generating: true, languageModel: { name: 'made-up-1', isAllowed: true } });
    expect(modelSwitch()).toBeDisabled();
  });
});

describe('the proposals of the language model', () => {
  it('are marked in the list, and those that were dropped are counted in one line', () => {
    show({
      ...hypothesisModels.generated,
      listed: [
        {
          key: 'a',
          kind: 'proposal',
          statement: 'Naps may improve recall in children.',
          passages: 2,
          proposedBy: 'made-up-1',
          isShown: false,
          event: { type: 'candidate.chosen', number: 2 },
        },
      ],
      modelNote: { count: 3, dropped: [{ reason: 'quote', count: 3 }] },
    });
    expect(screen.getByText('Proposed by made-up-1')).toBeVisible();
    expect(
      screen.getByText(
        '3 proposals of the language model were dropped: 3 without a matching quote.',
      ),
    ).toBeVisible();
  });
});

const report = { name: 'made-up-1', proposed: 1, dropped: [{ reason: 'topic', count: 1 }] };

const start = (analysis: PaperAnalysis) => {
  const requests: GenerationInput[] = [];
  const machine = hypothesisMachine.provide({
    actors: {
      generateHypothesis: fromPromise<GeneratedHypothesis, GenerationInput>(({ input }) => {
        requests.push(input);
        return Promise.resolve({ hypothesis: exampleHypothesis, modelReport: report });
      }),
    },
  });
  const actor = createActor(machine, {
    input: {
      runtime: testRuntime(),
      paperAnalysis: analysis,
      paperTitle: null,
      papers: ['doc-1'],
    },
  });
  actor.start();
  return { actor, requests };
};

describe('the machine of the step', () => {
  const named = { ...exampleAnalysis, language_model: { name: 'made-up-1' } };

  it('sends the person’s choice, keeps it and the report in the draft, and saves both', async () => {
    const { actor, requests } = start(named);
    expect(hypothesisModel(actor.getSnapshot()).languageModel).toEqual({
      name: 'made-up-1',
      isAllowed: true,
    });
    actor.send({ type: 'model.changed', isAllowed: false });
    actor.send({ type: 'generation.requested' });
    const snapshot = await waitFor(actor, (each) => each.matches('generated'));
    expect(requests).toMatchObject([{ isModelAllowed: false }]);
    expect(hypothesisModel(snapshot).modelNote).toEqual({ count: 1, dropped: report.dropped });
    const saved = hypothesisDraft.parse(JSON.parse(JSON.stringify(snapshot.context.draft)));
    expect(saved).toMatchObject({ isModelAllowed: false, modelReport: report });
  });

  it('says nothing of a model to a server that has none', async () => {
    const { actor, requests } = start(exampleAnalysis);
    actor.send({ type: 'model.changed', isAllowed: false });
    actor.send({ type: 'generation.requested' });
    await waitFor(actor, (each) => each.matches('generated'));
    expect(requests[0]?.isModelAllowed).toBeUndefined();
    expect(hypothesisModel(actor.getSnapshot()).languageModel).toBeNull();
  });
});
