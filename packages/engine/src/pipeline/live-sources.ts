import type { StructurePrediction, StructureProvider } from '../providers/alpha-fold.js';
import type { LiveLiterature } from '../providers/live-literature.js';
import type { ProteinProvider } from '../providers/uni-prot.js';
import { createStructureFinder } from '../structure/find-structure.js';
import type { LiveSources } from './live-sources.types.js';

/** The adapters that a host switched on. */
export interface LiveSourceAdapters {
  /** Papers. @default off */
  readonly literature?: LiveLiterature | undefined;
  /** Proteins, e.g. `uniProt(…)`. @default off, and with it all structure */
  readonly proteins?: ProteinProvider | undefined;
  /** Predicted structures, e.g. `alphaFold(…)`. @default off */
  readonly structures?: StructureProvider | undefined;
  /** Reads the atoms of a prediction as text in PDB format. @default none: no secondary structure is worked out */
  readonly coordinates?:
    ((prediction: StructurePrediction, signal: AbortSignal) => Promise<string | null>) | undefined;
}

/** Joins the adapters of public sources to what the research agents ask for. */
export function liveSources({
  literature,
  proteins,
  structures,
  coordinates,
}: LiveSourceAdapters): LiveSources {
  return {
    ...(literature ? { literature: (query, options) => literature.search(query, options) } : {}),
    ...(proteins
      ? { structure: createStructureFinder({ proteins, structures, coordinates }) }
      : {}),
  };
}
