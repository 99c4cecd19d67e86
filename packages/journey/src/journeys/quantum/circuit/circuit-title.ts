import type { QuantumCircuit } from '@spinout/api-client';
import { fill, fillPlural } from '@spinout/design-system';
import type { QuantumMessages } from '../quantum.messages.js';
import { createCircuitName } from './circuit-request.js';

/** What a circuit is called on the page: its name, or its size if this page gave it its name. */
export function formatCircuitTitle(
  { name, num_qubits: qubits }: QuantumCircuit,
  messages: QuantumMessages,
  locale: string,
): { readonly name: string; readonly title: string } {
  if (name !== createCircuitName(qubits))
    return { name, title: fill(messages.circuit, { name, qubits }) };
  const title = fill(messages.circuitUnnamed, {
    qubits: fillPlural(messages.qubitCount, qubits, locale),
  });
  return { name: title, title };
}
