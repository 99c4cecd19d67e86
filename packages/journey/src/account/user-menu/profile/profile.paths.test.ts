import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { profileMachine, type ProfileEvent } from './profile.machine.js';

const draft = { name: 'Ada', organization: '', bio: '', interests: '' };

const events: readonly ProfileEvent[] = [
  { type: 'field.changed', field: 'name', text: 'Grace' },
  { type: 'field.changed', field: 'name', text: '  ' },
  { type: 'field.changed', field: 'bio', text: 'Text' },
  { type: 'save.requested' },
  { type: 'editing.cancelled' },
];

const dependencies = {
  machine: profileMachine,
  inputs: [
    { runtime: testRuntime(), draft },
    { runtime: testRuntime(), draft: { ...draft, name: '' } },
  ],
  events,
  outcomes: { saveProfile: { done: [undefined], error: [new Error('no answer')] } },
};

describe('every path through the profile form', () => {
  it('reaches every state by every transition, and is stuck in none', () => {
    const walk = exploreMachine({
      ...dependencies,
      facts: ({ context }) => [
        context.draft.name.trim() === '',
        context.isNameMissing,
        context.error !== null,
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('keeps the draft in any order of events and responses', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context }) => context.draft,
      getExpectedInput: (before, event) =>
        event.type === 'field.changed' ? { ...before, [event.field]: event.text } : before,
      check: ({ context }) =>
        expect(context.isNameMissing && context.draft.name.trim() !== '').toBe(false),
    }));
});
