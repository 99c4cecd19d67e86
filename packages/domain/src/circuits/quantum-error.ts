import { fill } from '../text/fill.js';
import { faultMessages, quantumMessages } from './circuits.messages.js';

export type QuantumReason = keyof typeof quantumMessages;
export type FaultReason = keyof typeof faultMessages;
type Slots = Readonly<Record<string, string | number>>;

/** A circuit, program or request was refused. The message is for users. */
export class QuantumError extends Error {
  override readonly name = 'QuantumError';
  constructor(
    readonly reason: QuantumReason,
    message: string,
  ) {
    super(message);
  }
}

/** An error at a position of an OpenQASM program. */
export class ProgramError extends QuantumError {
  constructor(
    readonly fault: FaultReason,
    /** Counted from 1. */
    readonly line: number,
    /** Counted from 1, in UTF-16 code units. */
    readonly column: number,
    slots: Slots = {},
  ) {
    const what = fill(faultMessages[fault], slots);
    super('program', fill(quantumMessages.program, { line, column, fault: what }));
  }
}

/** Creates the error for a reason, with its message. */
export const quantumError = (reason: QuantumReason, slots: Slots = {}) =>
  new QuantumError(reason, fill(quantumMessages[reason], slots));
