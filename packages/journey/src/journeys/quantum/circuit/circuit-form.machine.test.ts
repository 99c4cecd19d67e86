import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { circuitFormMachine, ProgramFileError } from './circuit-form.machine.js';
import type { ChosenCircuit, CheckedChoice } from './circuit.types.js';

const flushPromises = () => vi.waitFor(() => Promise.resolve());

const open = () => {
  const clock = new SimulatedClock();
  const read = vi.fn(({ numQubits }: ChosenCircuit): Promise<CheckedChoice> =>
    Promise.resolve({ numQubits, numGates: 1, memory: null, isPerShot: false }),
  );
  const readFile = vi.fn((_: File): Promise<string> => Promise.resolve('qubit q;'));
  const actor = createActor(
    circuitFormMachine.provide({
      actors: {
        checkChoice: fromPromise<CheckedChoice, ChosenCircuit>(({ input }) => read(input)),
        readFile: fromPromise<string, { readonly file: File }>(({ input }) => readFile(input.file)),
      },
    }),
    { clock },
  );
  actor.start();
  return { actor, clock, read, readFile, context: () => actor.getSnapshot().context };
};

const file = new File(['qubit q;'], 'a.qasm');

describe('the circuit form', () => {
  it('QC-04 starts with five qubits and the GHZ circuit, and checks them (T-50)', async () => {
    const { context, read } = open();
    expect(context().draft).toEqual({
      qubits: '5',
      template: 'ghz',
      program: '',
      noise: 'none',
    });
    await flushPromises();
    expect(read).toHaveBeenCalledExactlyOnceWith({
      template: 'ghz',
      numQubits: 5,
      program: '',
      noise: 'none',
    });
    expect(context().read).toEqual({ numQubits: 5, numGates: 1, memory: null, isPerShot: false });
  });

  it('QC-04 keeps the typed text, and clamps it on blur (T-27)', () => {
    const { actor, context } = open();
    actor.send({ type: 'qubits.typed', text: '99' });
    expect(context().draft.qubits).toBe('99');
    actor.send({ type: 'qubits.left' });
    expect(context().draft.qubits).toBe('30');
    actor.send({ type: 'qubits.typed', text: '' });
    actor.send({ type: 'qubits.left' });
    expect(context().draft.qubits).toBe('5');
  });

  it('T-50 checks every choice of template and size immediately', async () => {
    const { actor, read } = open();
    actor.send({ type: 'template.chosen', template: 'qft' });
    actor.send({ type: 'qubits.typed', text: '26' });
    await flushPromises();
    expect(read).toHaveBeenLastCalledWith({
      template: 'qft',
      numQubits: 26,
      program: '',
      noise: 'none',
    });
  });

  it('checks the circuit again with noise, which needs more memory', async () => {
    const { actor, read, context } = open();
    await flushPromises();
    actor.send({ type: 'noise.chosen', noise: 'high' });
    await flushPromises();
    expect(context().draft.noise).toBe('high');
    expect(read).toHaveBeenLastCalledWith(expect.objectContaining({ noise: 'high' }));
  });

  it('T-50 checks a program after typing, debounced', async () => {
    const { actor, clock, read, context } = open();
    actor.send({ type: 'template.chosen', template: 'program' });
    await flushPromises();
    read.mockClear();
    const fault = new Error('Line 1, column 1');
    read.mockRejectedValue(fault);
    actor.send({ type: 'program.typed', text: 'f' });
    clock.increment(100);
    actor.send({ type: 'program.typed', text: 'fo' });
    clock.increment(199);
    expect(read).not.toHaveBeenCalled();
    clock.increment(1);
    await flushPromises();
    expect(read).toHaveBeenCalledExactlyOnceWith({
      template: 'program',
      numQubits: 5,
      program: 'fo',
      noise: 'none',
    });
    expect(context()).toMatchObject({ fault, read: null });
  });

  it('accepts an empty program without an error', async () => {
    const { actor, read, context } = open();
    read.mockRejectedValue(new Error('no qubits'));
    actor.send({ type: 'template.chosen', template: 'program' });
    await flushPromises();
    expect(context().fault).toBeNull();
  });

  it('reads a program from a file and checks it', async () => {
    const { actor, read, context } = open();
    actor.send({ type: 'template.chosen', template: 'program' });
    actor.send({ type: 'file.chosen', file });
    await vi.waitFor(() => expect(context().draft.program).toBe('qubit q;'));
    await flushPromises();
    expect(read).toHaveBeenLastCalledWith(expect.objectContaining({ program: 'qubit q;' }));
  });

  it('brings a typed program back that a file has replaced, until the program is changed', async () => {
    const { actor, context } = open();
    const replace = async () => {
      actor.send({ type: 'program.typed', text: 'qubit q; h q;' });
      actor.send({ type: 'file.chosen', file });
      await vi.waitFor(() => expect(context().draft.program).toBe('qubit q;'));
    };
    await replace();
    actor.send({ type: 'undo.requested' });
    expect(context()).toMatchObject({
      draft: { program: 'qubit q; h q;' },
      replacedProgram: null,
    });
    await replace();
    actor.send({ type: 'program.typed', text: 'qubit q; x q;' });
    expect(context().replacedProgram).toBeNull();
  });

  it.each([
    [new ProgramFileError('fileTooLarge'), 'fileTooLarge'],
    [new Error('gone'), 'fileUnreadable'],
  ])('keeps the program if a file is rejected: %s', async (error, problem) => {
    const { actor, readFile, context } = open();
    actor.send({ type: 'program.typed', text: 'qubit q; h q;' });
    readFile.mockRejectedValueOnce(error);
    actor.send({ type: 'file.chosen', file });
    await vi.waitFor(() => expect(context().fileProblem).toBe(problem));
    expect(context().draft.program).toBe('qubit q; h q;');
    actor.send({ type: 'program.typed', text: 'qubit q;' });
    expect(context().fileProblem).toBeNull();
  });

  it('reports an unsupported file type', () => {
    const { actor, context } = open();
    actor.send({ type: 'file.refused' });
    expect(context().fileProblem).toBe('fileUnsuited');
  });
});
