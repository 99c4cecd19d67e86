import { crossref, type CrossrefSettings } from './crossref.js';
import { europePmc, type EuropePmcSettings } from './europe-pmc.js';
import { openAlex, type OpenAlexSettings } from './open-alex.js';
import type { LiteratureProvider, ProviderDependencies } from './provider.types.js';
import { pubMed, type PubMedSettings } from './pub-med.js';

/** Which public sources a host switches on. Each that is left out stays off; `{}` switches one on as it is. */
export interface LiteratureProviderSettings {
  readonly pubMed?: Omit<PubMedSettings, keyof ProviderDependencies> | undefined;
  readonly crossref?: Omit<CrossrefSettings, keyof ProviderDependencies> | undefined;
  readonly openAlex?: Omit<OpenAlexSettings, keyof ProviderDependencies> | undefined;
  readonly europePmc?: Omit<EuropePmcSettings, keyof ProviderDependencies> | undefined;
}

/** Makes the sources that a host chose, in their order. @default none: nothing is sent anywhere */
export const literatureProviders = (
  settings: LiteratureProviderSettings,
  dependencies: ProviderDependencies,
): readonly LiteratureProvider[] => [
  ...(settings.pubMed ? [pubMed({ ...dependencies, ...settings.pubMed })] : []),
  ...(settings.crossref ? [crossref({ ...dependencies, ...settings.crossref })] : []),
  ...(settings.openAlex ? [openAlex({ ...dependencies, ...settings.openAlex })] : []),
  ...(settings.europePmc ? [europePmc({ ...dependencies, ...settings.europePmc })] : []),
];
