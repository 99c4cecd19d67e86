import * as z from 'zod/mini';
import { anyList, parseItems, lenient } from './lenient.js';
import { extractPlainText } from './plain-text.js';
import { createProviderClient, createIdleSignal } from './provider-client.js';
import { success, type Outcome } from './provider-failure.js';
import type { LiveSource, ProviderSettings } from './provider.types.js';
import { buildProteinQueries } from './uni-prot-query.js';

/** Name of UniProt in origins and logs. */
export const UNIPROT = 'UniProt';
const BASE_URL = 'https://rest.uniprot.org';
/** No limit is published. */
const PACE = { perSecond: 5, concurrent: 2 };
const HUMAN = 9606;
const MAX_NAME = 300;
const MAX_SEQUENCE = 50_000;
const MAX_SITES = 500;

const FIELDS =
  'accession,id,protein_name,gene_names,organism_name,length,sequence,' +
  'ft_domain,ft_zn_fing,ft_dna_bind,ft_act_site,ft_binding,ft_mutagen,ft_variant,ft_helix,ft_strand,ft_turn';

/** Zinc fingers and parts that bind DNA are no "Domain" in UniProt: p53 has none, but a part that binds DNA. */
const DOMAIN_TYPES: readonly string[] = ['Domain', 'Zinc finger', 'DNA binding'];

export interface UniProtSettings extends ProviderSettings {
  /** NCBI taxon that is searched first; null for none. @default 9606, human */
  readonly organism?: number | null;
}

/** A named region of a sequence; residues count from 1, both ends included. */
export interface ProteinSite {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A protein from UniProt. Counts refer to the annotations in UniProt. */
export interface Protein {
  readonly accession: string;
  /** Entry name in UniProt, for example "BRCA1_HUMAN". */
  readonly entryName: string;
  readonly name: string;
  readonly genes: readonly string[];
  readonly organism: string;
  /** Reviewed by curators of UniProt (Swiss-Prot). */
  readonly isReviewed: boolean;
  /** Residues. */
  readonly length: number;
  readonly sequence: string;
  /** Domains, zinc fingers and parts that bind DNA, in the order of the sequence. */
  readonly domains: readonly ProteinSite[];
  readonly activeSites: readonly ProteinSite[];
  /** Named by their ligand. */
  readonly bindingSites: readonly ProteinSite[];
  /** Number of annotated mutagenesis experiments. */
  readonly mutagenesisCount: number;
  readonly naturalVariantCount: number;
  /** Residues in each element of solved structures; null if none is annotated. */
  readonly secondaryStructure: {
    readonly helix: number;
    readonly strand: number;
    readonly turn: number;
  } | null;
  /** The query that found it. */
  readonly query: string;
  readonly url: string;
  readonly source: LiveSource;
}

/** Finds the protein named in a text. */
export interface ProteinProvider {
  readonly name: string;
  /** @returns null if the text names no protein in UniProt */
  findProtein(
    text: string,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Outcome<Protein | null>>;
}

const Value = z.object({ value: z.string() });
const FullName = z.object({ fullName: Value });
const Position = z.object({ value: z.int().check(z.positive()) });

const Feature = z.object({
  type: z.string(),
  description: lenient(z.string()),
  ligand: lenient(z.object({ name: lenient(z.string()) })),
  location: z.object({ start: Position, end: Position }),
});
type Feature = z.infer<typeof Feature>;

const Entry = z.object({
  primaryAccession: z.string().check(z.regex(/^[A-Z\d]{6,10}$/)),
  uniProtkbId: lenient(z.string()),
  entryType: lenient(z.string()),
  organism: lenient(z.object({ scientificName: lenient(z.string()) })),
  proteinDescription: lenient(
    z.object({ recommendedName: lenient(FullName), submissionNames: anyList }),
  ),
  genes: anyList,
  features: anyList,
  sequence: z.object({ value: z.string().check(z.maxLength(MAX_SEQUENCE)) }),
});
type Entry = z.infer<typeof Entry>;

const SearchReply = z.object({ results: z.array(z.unknown()) });
const Gene = z.object({ geneName: Value });

const parseSite = ({ description, ligand, type, location }: Feature): ProteinSite => ({
  name: extractPlainText(ligand?.name ?? description ?? '', MAX_NAME) || type,
  start: location.start.value,
  end: location.end.value,
});

/** "RING-type" says little without the type of the part. */
const parseDomain = (feature: Feature): ProteinSite => {
  const site = parseSite(feature);
  const { type } = feature;
  const isNamed = type === 'Domain' || site.name === type;
  return isNamed ? site : { ...site, name: `${type}: ${site.name}` };
};

const getName = ({ proteinDescription: description }: Entry) =>
  description?.recommendedName?.fullName.value ??
  parseItems(FullName, description?.submissionNames ?? [])[0]?.fullName.value ??
  '';

const parseProtein = (entry: Entry, query: string, source: LiveSource): Protein => {
  const sequence = entry.sequence.value.replace(/[^A-Z]/g, '');
  const all = parseItems(Feature, entry.features).filter(
    ({ location }) =>
      location.start.value <= location.end.value && location.end.value <= sequence.length,
  );
  const getFeatures = (type: string) => all.filter((feature) => feature.type === type);
  const countResidues = (type: string) =>
    getFeatures(type)
      .map(({ location }) => location.end.value - location.start.value + 1)
      .reduce((sum, length) => sum + length, 0);
  const getSites = (type: string) => getFeatures(type).slice(0, MAX_SITES).map(parseSite);
  const [helix, strand] = [countResidues('Helix'), countResidues('Beta strand')];
  const turn = countResidues('Turn');
  return {
    accession: entry.primaryAccession,
    entryName: extractPlainText(entry.uniProtkbId ?? '', MAX_NAME),
    name: extractPlainText(getName(entry), MAX_NAME),
    genes: parseItems(Gene, entry.genes).map(({ geneName }) =>
      extractPlainText(geneName.value, MAX_NAME),
    ),
    organism: extractPlainText(entry.organism?.scientificName ?? '', MAX_NAME),
    isReviewed: /\breviewed\b/i.test(entry.entryType ?? ''),
    length: sequence.length,
    sequence,
    domains: all
      .filter(({ type }) => DOMAIN_TYPES.includes(type))
      .toSorted((a, b) => a.location.start.value - b.location.start.value)
      .slice(0, MAX_SITES)
      .map(parseDomain),
    activeSites: getSites('Active site'),
    bindingSites: getSites('Binding site'),
    mutagenesisCount: getFeatures('Mutagenesis').length,
    naturalVariantCount: getFeatures('Natural variant').length,
    secondaryStructure: helix + strand + turn === 0 ? null : { helix, strand, turn },
    query,
    url: `https://www.uniprot.org/uniprotkb/${entry.primaryAccession}`,
    source,
  };
};

/** Finds proteins in UniProtKB: by accession, by gene symbol among reviewed entries, or by a protein's name. */
export function uniProt(settings: UniProtSettings): ProteinProvider {
  const { now, organism = HUMAN } = settings;
  const client = createProviderClient(UNIPROT, { baseUrl: BASE_URL, ...settings }, PACE);
  return {
    name: UNIPROT,
    async findProtein(text, { signal = createIdleSignal() } = {}) {
      for (const { query: what, isLimitedToOrganism } of buildProteinQueries(text)) {
        if (isLimitedToOrganism && organism === null) continue;
        const query = [
          what,
          ...(isLimitedToOrganism ? [`organism_id:${String(organism)}`] : []),
          ...(what.startsWith('accession:') ? [] : ['reviewed:true']),
        ].join(' AND ');
        const at = now().toISOString();
        const reply = await client.json(
          '/uniprotkb/search',
          { query, fields: FIELDS, format: 'json', size: 1 },
          SearchReply,
          signal,
        );
        if (!reply.ok) return reply;
        const { results } = reply.value;
        const [entry] = parseItems(Entry, results);
        if (entry !== undefined)
          return success(parseProtein(entry, query, { origin: 'live', by: UNIPROT, at }));
        if (results.length > 0) return client.failure('malformed');
      }
      return success(null);
    },
  };
}
