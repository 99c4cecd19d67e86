import { createLiveSources, type LiveSources } from '@spinout/engine/node';
import {
  alphaFold,
  createLiveLiterature,
  createLiteratureProviders,
  uniProt,
  type LanguageModel,
} from '@spinout/engine/providers';
import type { Configuration, LiveSource } from '../configuration/configuration.js';
import type { SharedDependencies } from './answer-call.js';

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
  return { fetchPaper: createFetchPaper(), ...(live ? { live } : {}), ...(model ? { model } : {}) };
};

/** Loads the HTTP client with the first paper. */
const createFetchPaper = (): NonNullable<SharedDependencies['fetchPaper']> => {
  let fetcher: ReturnType<typeof load> | undefined;
  const load = async () => (await import('../papers/fetch-paper.js')).fetchPaper();
  return async (...args) => (await (fetcher ??= load()))(...args);
};

/** Loads the client of the model with the first request to it. */
const createModel = ({ languageModel }: Configuration): LanguageModel | null => {
  if (!languageModel) return null;
  const { url, name, key } = languageModel;
  let model: ReturnType<typeof load> | undefined;
  const load = async () => {
    const { openAiCompatible } = await import('../providers/language-model.js');
    return openAiCompatible({ baseUrl: url, model: name, apiKey: key?.reveal() });
  };
  return { name, write: async (...args) => (await (model ??= load())).write(...args) };
};

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
