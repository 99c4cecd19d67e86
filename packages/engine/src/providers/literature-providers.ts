import { crossref, type CrossrefSettings } from './crossref.js';
import { europePmc, type EuropePmcSettings } from './europe-pmc.js';
import { openAlex, type OpenAlexSettings } from './open-alex.js';
import type { LiteratureProvider, ProviderWorld } from './provider.types.js';
import { pubMed, type PubMedSettings } from './pub-med.js';

/** Which public sources a host switches on. Each that is left out stays off; `{}` switches one on as it is. */
export interface LiteratureChoice {
  readonly pubMed?: Omit<PubMedSettings, keyof ProviderWorld> | undefined;
  readonly crossref?: Omit<CrossrefSettings, keyof ProviderWorld> | undefined;
  readonly openAlex?: Omit<OpenAlexSettings, keyof ProviderWorld> | undefined;
  readonly europePmc?: Omit<EuropePmcSettings, keyof ProviderWorld> | undefined;
}

/** Makes the sources that a host chose, in their order. @default none: nothing is sent anywhere */
export const literatureProviders = (
  choice: LiteratureChoice,
  world: ProviderWorld,
): readonly LiteratureProvider[] => [
  ...(choice.pubMed ? [pubMed({ ...world, ...choice.pubMed })] : []),
  ...(choice.crossref ? [crossref({ ...world, ...choice.crossref })] : []),
  ...(choice.openAlex ? [openAlex({ ...world, ...choice.openAlex })] : []),
  ...(choice.europePmc ? [europePmc({ ...world, ...choice.europePmc })] : []),
];
