/** What a study works with. */
export type StudySystem =
  'people' | 'animals' | 'cells' | 'computed' | 'field' | 'sky' | 'records' | 'specimens';

const SYSTEMS: readonly (readonly [StudySystem, RegExp])[] = [
  [
    'cells',
    /\b(?:(?:human|mouse|murine|cultured|primary|cortical) neurons|cell (?:lines?|cultures?)|(?:cancer|tumou?r|stem|epithelial|t|b|immune) cells|macrophages|organoids?|in vitro|biofilms?|yeast|fibroblasts?|hepatocytes?|bacteri(?:a|um)|phages?|proteins?|kinases?|receptors?|promoters?|transcripts?|transcription(?:al)?|phosphorylation|residues?|plasmids?|apoptosis|polarization|dna|rna)\b|\b\p{L}{2,}\d\b/giu,
  ],
  [
    'animals',
    /\b(?:mice|mouse|murine|rats?|ferrets?|zebrafish|drosophila|elegans|nematodes?|worms?|rodents?|monkeys?|primates?|piglets?|pigs|rabbits?|larvae|honey ?bees?|mites?|bats?|birds?|fish|xenografts?|embryos)\b/giu,
  ],
  [
    'people',
    /\b(?:patients?|participants?|volunteers?|adults|children|infants|neonatal|newborns?|women|men|girls|boys|people|individuals|humans?|students|physicians|adolescents|carriers|mothers|households|respondents|twins)\b/giu,
  ],
  [
    'sky',
    /\b(?:exoplanets?|planets?|stars?|stellar|galax(?:y|ies)|telescopes?|supernovae?|black holes?|asteroids?|comets?|quasars?|pulsars?|cosmic)\b/giu,
  ],
  [
    'field',
    /\b(?:forests?|soils?|croplands?|plots?|habitats?|coral|reefs?|ecosystems?|species richness|biomass|grasslands?|lakes?|rivers?|wetlands?|glaciers?|ice sheets?|insects?|pollinators?|vegetation|drought|droughts)\b/giu,
  ],
  [
    'records',
    /\b(?:manufacturers|companies|firms|markets?|marketing|whistleblowers?|governments?|polic(?:y|ies)|legislation|elections?|tariffs?|wages|century|centuries|archives?|wars?|colonial|parliament|banks?|trade|countries|economic growth)\b/giu,
  ],
  [
    'specimens',
    /\b(?:fossils?|skeletons?|molars?|taxa|crania|artifacts?|manuscripts?|stratigraph\w+)\b/giu,
  ],
];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const mostNamed = (text: string): StudySystem | undefined => {
  let best: StudySystem | undefined;
  let most = 0;
  for (const [system, pattern] of SYSTEMS) {
    const times = count(text, pattern);
    if (times > most) [best, most] = [system, times];
  }
  return best;
};

const MAX_PAPER_CHARACTERS = 20_000;

/**
 * Finds what a study of the hypothesis works with: what its population names, else what its sentence names, else what
 * the beginnings of its papers name most.
 * @returns undefined where nothing is named
 */
export const studySystemOf = (texts: {
  readonly population: string;
  readonly statement: string;
  readonly papers: readonly string[];
}): StudySystem | undefined =>
  mostNamed(texts.population) ??
  mostNamed(texts.statement) ??
  mostNamed(texts.papers.map((text) => text.slice(0, MAX_PAPER_CHARACTERS)).join('\n'));
