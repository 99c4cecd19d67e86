import { crossref, type CrossrefSettings } from './crossref.js';
import { europePmc, type EuropePmcSettings } from './europe-pmc.js';
import { openAlex, type OpenAlexSettings } from './open-alex.js';
import type { LiteratureProvider, ProviderDependencies } from './provider.types.js';
import { pubMed, type PubMedSettings } from './pub-med.js';

/** Which public sources a host switches on. Each that is left out stays off; `{}` switches one on as it is. */
export interface LiteratureChoice {
  readonly pubMed?: Omit<PubMedSettings, keyof ProviderDependencies> | undefined;
  readonly crossref?: Omit<CrossrefSettings, keyof ProviderDependencies> | undefined;
  readonly openAlex?: Omit<OpenAlexSettings, keyof ProviderDependencies> | undefined;
  readonly europePmc?: Omit<EuropePmcSettings, keyof ProviderDependencies> | undefined;
}

/** Makes the sources that a host chose, in their order. @default none: nothing is sent anywhere */
export const literatureProviders = (
  choice: LiteratureChoice,
  dependencies: ProviderDependencies,
): readonly LiteratureProvider[] => [
  ...(choice.pubMed ? [pubMed({ ...dependencies, ...choice.pubMed })] : []),
  ...(choice.crossref ? [crossref({ ...dependencies, ...choice.crossref })] : []),
  ...(choice.openAlex ? [openAlex({ ...dependencies, ...choice.openAlex })] : []),
  ...(choice.europePmc ? [europePmc({ ...dependencies, ...choice.europePmc })] : []),
];
