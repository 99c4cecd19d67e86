import { saveFile, type SaveFile } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { QuantumBundleInput } from './quantum-bundle.machine.js';

const DATE_CHARACTERS = 10;

/** Connects the bundle to the browser's downloads; its format is loaded with the first one. */
export const quantumBundleActors = (save: SaveFile = saveFile) => ({
  saveBundle: fromPromise<string, QuantumBundleInput>(async ({ input: { results, date } }) => {
    const { packQuantum } = await import('./pack-quantum.js');
    const name = `quantum-results-${date.toISOString().slice(0, DATE_CHARACTERS)}.zip`;
    save(name, packQuantum(results, date));
    return name;
  }),
});
