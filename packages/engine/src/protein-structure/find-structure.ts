import type { StructurePrediction, StructureProvider } from '../providers/alpha-fold.js';
import type { ProteinProvider } from '../providers/uni-prot.js';
import { isProteinNamed } from './is-protein-named.js';
import type { StructureFacts } from './structure-facts.types.js';

interface Adapters {
  readonly proteins: ProteinProvider;
  readonly structures?: StructureProvider | undefined;
  readonly coordinates?:
    ((prediction: StructurePrediction, signal: AbortSignal) => Promise<string | null>) | undefined;
}

/**
 * Looks up the protein named in a topic and its predicted structure.
 * @returns null if the topic names no protein or the protein source does not answer
 */
export const createStructureFinder =
  ({ proteins, structures, coordinates }: Adapters) =>
  async (topic: string, signal: AbortSignal): Promise<StructureFacts | null> => {
    const known = await proteins.findProtein(topic, { signal });
    const protein = known.ok ? known.value : null;
    if (!protein || !isProteinNamed(topic, protein)) return null;
    const predicted = await structures?.prediction(protein.accession, { signal });
    const prediction = predicted?.ok ? predicted.value : null;
    if (!prediction) return { protein, prediction, coordinates: null };
    const [loaded, errors] = await Promise.all([
      coordinates ? null : structures?.atoms?.(prediction, { signal }),
      structures?.alignedErrors?.(prediction, { signal }),
    ]);
    const atoms = coordinates ? await coordinates(prediction, signal) : null;
    return {
      protein,
      prediction,
      coordinates: atoms ?? (loaded?.ok ? loaded.value : null),
      ...(errors?.ok && errors.value ? { alignedErrors: errors.value } : {}),
    };
  };
