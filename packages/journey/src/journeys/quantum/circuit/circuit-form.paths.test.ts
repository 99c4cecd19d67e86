import { FULL_COVERAGE, assertRandomWalks, exploreMachine } from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import {
  circuitFormMachine,
  ProgramFileError,
  type CircuitFormEvent,
} from './circuit-form.machine.js';
import { parseQubits } from './circuit-request.js';

const CHECK_DELAY = 'xstate.after.checkDelay.circuitForm.typing';
const file = new File(['qubit q;'], 'a.qasm');

const events: readonly CircuitFormEvent[] = [
  { type: 'qubits.typed', text: '40' },
  { type: 'qubits.left' },
  { type: 'template.chosen', template: 'program' },
  { type: 'template.chosen', template: 'qft' },
  { type: 'noise.chosen', noise: 'low' },
  { type: 'program.typed', text: 'qubit q;' },
  { type: 'file.chosen', file },
  { type: 'file.refused' },
  { type: 'undo.requested' },
  { type: 'undo.dismissed' },
];

const outcomes = {
  checkChoice: {
    done: [{ numQubits: 5, numGates: 5, memory: null, isPerShot: false }],
    error: [new Error('Line 1')],
  },
  readFile: {
    done: ['qubit[2] q;'],
    error: [new ProgramFileError('fileTooLarge'), new Error('gone')],
  },
};

const dependencies = { machine: circuitFormMachine, inputs: [undefined], events, outcomes };

describe('all paths of the circuit form', () => {
  it('reaches every state by every transition without dead ends', () => {
    const delayed = { type: CHECK_DELAY } as unknown as CircuitFormEvent;
    const walk = exploreMachine({
      ...dependencies,
      events: [...events, delayed],
      facts: ({ context: { draft, replacedProgram } }) => [
        draft.template,
        draft.program === '',
        replacedProgram === null,
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('keeps the typed text through any order of events and replies', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context: { draft } }) => ({ qubits: draft.qubits, template: draft.template }),
      getExpectedInput: (before, event) => {
        switch (event.type) {
          case 'qubits.typed':
            return { ...before, qubits: event.text };
          case 'qubits.left':
            return { ...before, qubits: String(parseQubits(before.qubits)) };
          case 'template.chosen':
            return { ...before, template: event.template };
          default:
            return before;
        }
      },
    }));
});
