import { crossref, type CrossrefSettings } from './crossref.js';
import { europePmc, type EuropePmcSettings } from './europe-pmc.js';
import { openAlex, type OpenAlexSettings } from './open-alex.js';
import type { LiteratureProvider, ProviderDependencies } from './provider.types.js';
import { pubMed, type PubMedSettings } from './pub-med.js';

/** Settings of the public sources that a host enables. Omitted sources are disabled; `{}` enables one with its defaults. */
export interface LiteratureProviderSettings {
  readonly pubMed?: Omit<PubMedSettings, keyof ProviderDependencies> | undefined;
  readonly crossref?: Omit<CrossrefSettings, keyof ProviderDependencies> | undefined;
  readonly openAlex?: Omit<OpenAlexSettings, keyof ProviderDependencies> | undefined;
  readonly europePmc?: Omit<EuropePmcSettings, keyof ProviderDependencies> | undefined;
}

/** Creates the enabled literature providers in their fixed order. Without any, no request is sent. */
export const createLiteratureProviders = (
  settings: LiteratureProviderSettings,
  dependencies: ProviderDependencies,
): readonly LiteratureProvider[] => [
  ...(settings.pubMed ? [pubMed({ ...dependencies, ...settings.pubMed })] : []),
  ...(settings.crossref ? [crossref({ ...dependencies, ...settings.crossref })] : []),
  ...(settings.openAlex ? [openAlex({ ...dependencies, ...settings.openAlex })] : []),
  ...(settings.europePmc ? [europePmc({ ...dependencies, ...settings.europePmc })] : []),
];
