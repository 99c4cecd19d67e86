import type { PlatformClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { createReplyError } from '../quantum-reply-error.js';
import type { OptimizationInput, OptimizedMolecule } from './molecule.machine.js';

/** Connects molecular optimization to the client. */
export const moleculeActors = (api: PlatformClient) => ({
  optimizeMolecule: fromPromise<OptimizedMolecule, OptimizationInput>(
    async ({ input: { molecule }, signal }) => {
      const { success, optimization, error, source } = await api.quantum.optimizeMolecule(
        { molecule },
        { signal },
      );
      if (success === false) throw createReplyError(error);
      const geometry = optimization?.optimized_geometry;
      return {
        energy: geometry?.energy ?? null,
        bondLength: geometry?.bond_length ?? null,
        method: optimization?.method ?? null,
        source: source ?? null,
      };
    },
  ),
});
