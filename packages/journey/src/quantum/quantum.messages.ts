/** Words of this room. */
export const quantumMessages = {
  title: 'Quantum Computing Services',
} as const;

export type QuantumMessages = typeof quantumMessages;
