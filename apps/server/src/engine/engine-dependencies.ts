import { createLiveSources, type LiveSources } from '@spinout/engine/node';
import {
  alphaFold,
  createLiveLiterature,
  createLiteratureProviders,
  uniProt,
  type LanguageModel,
} from '@spinout/engine/providers';
import type { Configuration, LiveSource } from '../configuration/configuration.js';
import type { SharedDependencies } from './server-engine.js';
import { fetchPaper } from '../papers/fetch-paper.js';
import { openAiCompatible } from '../providers/language-model.js';

const PRODUCT = 'Spinout';

/**
 * Creates the external services of the engines, as configured: public sources, language model, paper fetcher.
 * @throws {ConfigurationError} for an invalid language model configuration
 */
export const createEngineDependencies = (
  configuration: Configuration,
  now: () => Date = () => new Date(),
): SharedDependencies => {
  const live = createConfiguredSources(configuration, now);
  const model = createModel(configuration);
  return { fetchPaper: fetchPaper(), ...(live ? { live } : {}), ...(model ? { model } : {}) };
};

const createModel = ({ languageModel }: Configuration): LanguageModel | null =>
  languageModel &&
  openAiCompatible({
    baseUrl: languageModel.url,
    model: languageModel.name,
    apiKey: languageModel.key?.reveal(),
  });

/** @returns null if no public source is enabled; then no requests are sent */
function createConfiguredSources(
  { live, liveSearch, contactMail }: Configuration,
  now: () => Date,
): LiveSources | null {
  const getSettings = (source: LiveSource) => {
    const configured = live[source];
    if (!configured) return undefined;
    return {
      userAgent: contactMail === null ? PRODUCT : `${PRODUCT} (mailto:${contactMail})`,
      ...(configured.base === null ? {} : { baseUrl: configured.base }),
      ...(configured.key === null ? {} : { apiKey: configured.key.reveal() }),
    };
  };
  const contact = contactMail === null ? {} : { email: contactMail, mailto: contactMail };
  const [pubMed, crossref, europePmc] = (['pubmed', 'crossref', 'europepmc'] as const).map(
    getSettings,
  );
  const openAlex = getSettings('openalex');
  const papers = createLiteratureProviders(
    {
      pubMed: pubMed && { ...pubMed, ...contact, tool: PRODUCT },
      crossref: crossref && { ...crossref, ...contact },
      openAlex: openAlex && { ...openAlex, apiKey: live.openalex?.key?.reveal() ?? '' },
      europePmc,
    },
    { now },
  );
  const [proteins, structures] = [getSettings('uniprot'), getSettings('alphafold')];
  if (papers.length === 0 && !proteins) return null;
  return createLiveSources({
    literature: papers.length === 0 ? undefined : createLiveLiterature(papers, { now }),
    literatureNames: papers.map(({ name }) => name),
    literatureStep: liveSearch,
    proteins: proteins && uniProt({ now, ...proteins }),
    structures: structures && alphaFold({ now, ...structures }),
  });
}
