import { exampleHypothesis } from '@spinout/api-client/testing';
import { vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { testRuntime } from '@spinout/flow-kit/testing';
import {
  hypothesisMachine,
  type GeneratedHypothesis,
  type HypothesisInput,
  type GenerationInput,
} from './hypothesis.machine.js';

export type Generate = (question: GenerationInput) => Promise<GeneratedHypothesis>;
export const neverResolve: Generate = () => new Promise(() => undefined);
export const replyWithHypothesis: Generate = () =>
  Promise.resolve({ hypothesis: exampleHypothesis });

export const open = (generate: Generate, input: Partial<HypothesisInput> = {}) => {
  const call = vi.fn(generate);
  const actor = createActor(
    hypothesisMachine.provide({
      actors: {
        generateHypothesis: fromPromise<GeneratedHypothesis, GenerationInput>(
          ({ input: question }) => call(question),
        ),
      },
    }),
    { input: { runtime: testRuntime(), paperAnalysis: null, paperTitle: null, ...input } },
  );
  actor.start();
  const state = () => actor.getSnapshot();
  const generateOnce = async () => {
    actor.send({ type: 'generation.requested' });
    await waitFor(actor, (each) => !each.hasTag('busy'));
  };
  return { actor, call, state, generateOnce };
};

export const saved = { ...exampleHypothesis, generated_at: '2026-03-01T09:00:00.000Z' };
