import { safeFileName } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { QuantumMessages } from '../quantum.messages.js';
import type { CreatedCircuit } from './circuit.types.js';

const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A program comment; line breaks in a name cannot end it. */
const comment = (text: string) => `// ${text.replace(LINE_BREAKS, ' ').trim()}\n`;

/** The exported file: the program below a comment with its source. Null without a program. */
export function qasmExport({ circuit, isDemo }: CreatedCircuit, messages: QuantumMessages) {
  const { name, program, source } = circuit;
  if (program === undefined || program.trim() === '') return null;
  const origin = source ? comment(fill(messages.exportedBy, { by: source.by })) : '';
  const demo = isDemo ? comment(messages.exportedDemo) : '';
  return {
    fileName: `${safeFileName(name)}.qasm`,
    text: `${comment(name)}${demo || origin}${program}`,
  };
}
