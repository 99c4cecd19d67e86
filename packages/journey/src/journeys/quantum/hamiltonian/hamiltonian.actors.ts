import type { PlatformClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { createReplyError } from '../quantum-reply-error.js';
import type { ComputedEnergies, EnergiesInput } from './hamiltonian.machine.js';

/** Connects the energies of a Hamiltonian to the client. */
export const hamiltonianActors = (api: PlatformClient) => ({
  computeEnergies: fromPromise<ComputedEnergies, EnergiesInput>(async ({ input, signal }) => {
    const { success, energies, error, source } = await api.quantum.computeEnergies(input, {
      signal,
    });
    if (success !== true || !energies) throw createReplyError(error);
    return { energies, source: source ?? null };
  }),
});
