import * as z from 'zod/mini';
import { anyList, fitting, lenient } from './lenient.js';
import { plainText } from './plain-text.js';
import { createProviderClient, neverAborted } from './provider-client.js';
import { found, type Outcome } from './provider-failure.js';
import type { LiveSource, ProviderSettings } from './provider.types.js';
import { proteinQueries } from './uni-prot-query.js';

/** UniProt's name in origins and logs. */
export const UNIPROT = 'UniProt';
const BASE_URL = 'https://rest.uniprot.org';
/** No limit is published. */
const PER_SECOND = 5;
const CONCURRENT = 2;
const HUMAN = 9606;
const MAX_NAME = 300;
const MAX_SEQUENCE = 50_000;
const MAX_SITES = 500;

const FIELDS =
  'accession,id,protein_name,gene_names,organism_name,length,sequence,' +
  'ft_domain,ft_act_site,ft_binding,ft_mutagen,ft_variant,ft_helix,ft_strand,ft_turn';

export interface UniProtSettings extends ProviderSettings {
  /** NCBI taxon that is looked at first; null for none. @default 9606, human */
  readonly organism?: number | null;
}

/** A named stretch of a sequence; residues are counted from 1, both ends included. */
export interface ProteinSite {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A protein as UniProt describes it. Counts are of UniProt's annotations, not of all that exists. */
export interface Protein {
  readonly accession: string;
  /** UniProt's entry name, like BRCA1_HUMAN. */
  readonly entryName: string;
  readonly name: string;
  readonly genes: readonly string[];
  readonly organism: string;
  /** Checked by UniProt's curators (Swiss-Prot). */
  readonly isReviewed: boolean;
  /** Residues. */
  readonly length: number;
  readonly sequence: string;
  readonly domains: readonly ProteinSite[];
  readonly activeSites: readonly ProteinSite[];
  /** Named by their ligand. */
  readonly bindingSites: readonly ProteinSite[];
  /** Annotated experiments that change residues. */
  readonly mutagenesisCount: number;
  readonly naturalVariantCount: number;
  /** Residues in each element of structures that were solved; null where none is annotated. */
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

/** Finds the protein that a text names. */
export interface ProteinProvider {
  readonly name: string;
  /** @returns null where the text names no protein that UniProt knows */
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

const siteOf = ({ description, ligand, type, location }: Feature): ProteinSite => ({
  name: plainText(ligand?.name ?? description ?? '', MAX_NAME) || type,
  start: location.start.value,
  end: location.end.value,
});

const residues = (features: readonly Feature[]) =>
  features.reduce((sum, { location }) => sum + location.end.value - location.start.value + 1, 0);

const nameOf = ({ proteinDescription: description }: Entry) =>
  description?.recommendedName?.fullName.value ??
  fitting(FullName, description?.submissionNames ?? [])[0]?.fullName.value ??
  '';

const proteinOf = (entry: Entry, query: string, source: LiveSource): Protein => {
  const sequence = entry.sequence.value.replace(/[^A-Z]/g, '');
  const all = fitting(Feature, entry.features).filter(
    ({ location }) =>
      location.start.value <= location.end.value && location.end.value <= sequence.length,
  );
  const of = (type: string) => all.filter((feature) => feature.type === type);
  const sites = (type: string) => of(type).slice(0, MAX_SITES).map(siteOf);
  const [helix, strand, turn] = [of('Helix'), of('Beta strand'), of('Turn')];
  return {
    accession: entry.primaryAccession,
    entryName: plainText(entry.uniProtkbId ?? '', MAX_NAME),
    name: plainText(nameOf(entry), MAX_NAME),
    genes: fitting(Gene, entry.genes).map(({ geneName }) => plainText(geneName.value, MAX_NAME)),
    organism: plainText(entry.organism?.scientificName ?? '', MAX_NAME),
    isReviewed: /\breviewed\b/i.test(entry.entryType ?? ''),
    length: sequence.length,
    sequence,
    domains: sites('Domain'),
    activeSites: sites('Active site'),
    bindingSites: sites('Binding site'),
    mutagenesisCount: of('Mutagenesis').length,
    naturalVariantCount: of('Natural variant').length,
    secondaryStructure:
      helix.length + strand.length + turn.length === 0
        ? null
        : { helix: residues(helix), strand: residues(strand), turn: residues(turn) },
    query,
    url: `https://www.uniprot.org/uniprotkb/${entry.primaryAccession}`,
    source,
  };
};

/** Finds proteins in UniProtKB: by accession, by gene symbol among reviewed entries, or by a protein's name. */
export function uniProt(settings: UniProtSettings): ProteinProvider {
  const { now, organism = HUMAN } = settings;
  const client = createProviderClient(
    UNIPROT,
    { baseUrl: BASE_URL, ...settings },
    { perSecond: PER_SECOND, concurrent: CONCURRENT },
  );
  return {
    name: UNIPROT,
    async findProtein(text, { signal = neverAborted() } = {}) {
      for (const { query: what, ofOrganism } of proteinQueries(text)) {
        if (ofOrganism && organism === null) continue;
        const query = [
          what,
          ...(ofOrganism ? [`organism_id:${String(organism)}`] : []),
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
        const [entry] = fitting(Entry, results);
        if (entry !== undefined)
          return found(proteinOf(entry, query, { origin: 'live', by: UNIPROT, at }));
        if (results.length > 0) return client.failure('malformed');
      }
      return found(null);
    },
  };
}
