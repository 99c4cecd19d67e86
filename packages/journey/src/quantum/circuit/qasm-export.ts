import { safeFileName } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { QuantumMessages } from '../quantum.messages.js';
import type { MadeCircuit } from './circuit.types.js';

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A comment of a program; a name from outside cannot end it. */
const comment = (text: string) => `// ${text.replace(BREAKS, ' ').trim()}\n`;

/** What leaves the page as OpenQASM: the program under a line on where it comes from. Null without a program. */
export function qasmExport({ circuit, isDemo }: MadeCircuit, messages: QuantumMessages) {
  const { name, program, source } = circuit;
  if (program === undefined || program.trim() === '') return null;
  const origin = source ? comment(fill(messages.exportedBy, { by: source.by })) : '';
  const demo = isDemo ? comment(messages.exportedDemo) : '';
  return {
    fileName: `${safeFileName(name)}.qasm`,
    text: `${comment(name)}${demo || origin}${program}`,
  };
}
