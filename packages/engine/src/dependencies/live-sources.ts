import type { StructurePrediction, StructureProvider } from '../providers/alpha-fold.js';
import type { LiveLiterature } from '../providers/live-literature.js';
import type { ProteinProvider } from '../providers/uni-prot.js';
import { createStructureFinder } from '../protein-structure/find-structure.js';
import type { LiteratureStepSearch, LiveSources } from './live-sources.types.js';

/** Adapters of the public sources that a host enables. */
export interface LiveSourceAdapters {
  /** Papers. @default off */
  readonly literature?: LiveLiterature | undefined;
  /** Names of the sources of the papers. @default none are named */
  readonly literatureNames?: readonly string[] | undefined;
  /** How the literature step uses them. @default 'optional' */
  readonly literatureStep?: LiteratureStepSearch | undefined;
  /** Proteins, e.g. `uniProt(…)`. @default off, and with it all structure */
  readonly proteins?: ProteinProvider | undefined;
  /** Predicted structures, e.g. `alphaFold(…)`. @default off */
  readonly structures?: StructureProvider | undefined;
  /** Loads the atoms of a prediction in PDB format. @default those of `structures`; without any, no secondary structure is computed */
  readonly coordinates?:
    ((prediction: StructurePrediction, signal: AbortSignal) => Promise<string | null>) | undefined;
}

/** Combines adapters of public sources into the interface of the research agents. */
export function createLiveSources({
  literature,
  literatureNames,
  literatureStep,
  proteins,
  structures,
  coordinates,
}: LiveSourceAdapters): LiveSources {
  return {
    ...(literature ? { literature: (query, options) => literature.search(query, options) } : {}),
    ...(literatureNames ? { literatureNames } : {}),
    ...(literatureStep ? { literatureStep } : {}),
    ...(proteins
      ? { structure: createStructureFinder({ proteins, structures, coordinates }) }
      : {}),
  };
}
