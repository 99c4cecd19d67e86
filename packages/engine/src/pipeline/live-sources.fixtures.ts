import type { Protein } from '../providers/uni-prot.js';
import type { LivePaper } from '../providers/provider.types.js';
import type { StructureFacts } from '../protein-structure/structure-facts.types.js';
import type { LiveSources } from '../dependencies/live-sources.types.js';

const AT = '2026-03-01T11:59:00.000Z';
const pubMed = { origin: 'live', by: 'PubMed', at: AT } as const;

const createPaper = (
  number: number,
  title: string,
  abstract: string,
  parts: Partial<LivePaper> = {},
): LivePaper => ({
  id: `pmid:9900000${number}`,
  title,
  authors: ['Nobody A', 'Noone BC', 'Nemo D'],
  journal: 'Journal of Made-Up Results',
  year: 2018 + number,
  pmid: `9900000${number}`,
  abstract,
  isRetracted: false,
  url: `https://pubmed.ncbi.nlm.nih.gov/9900000${number}/`,
  source: pubMed,
  ...parts,
});

/** A fake paper. */
export const FAKE_PAPER: LivePaper = createPaper(9, 'An invented paper', '');

/** Fake papers on a real gene. */
export const FAKE_PAPERS: readonly LivePaper[] = [
  createPaper(
    1,
    'BRCA1 loss and replication fork stability in invented cells',
    'Loss of BRCA1 protein destabilises stalled replication forks in cultured cells. We found that BRCA1 loss increased fork degradation by 40%. Replication fork degradation activates the innate immune response within two days. BRCA1 loss may increase the innate immune response in tumours through replication fork degradation.',
    { doi: '10.1000/made.up.1', citations: 12 },
  ),
  createPaper(
    2,
    'BRCA1 protein and PARP inhibitors: an invented trial',
    'PARP inhibitors slow tumour growth in carriers of BRCA1 variants. BRCA1 protein restored by reversion mutations reduced the response to PARP inhibitors. Whether reversion mutations can be prevented remains unclear.',
    { citations: 0 },
  ),
  createPaper(
    3,
    'An invented screen for partners of the BRCA1 protein',
    'A genome-wide screen identified partners of BRCA1 protein. Replication fork degradation is suppressed by chromatin remodelling factors. Chromatin remodelling factors may reduce reversion mutations in carriers of BRCA1 variants.',
  ),
  createPaper(
    4,
    'A retracted invented paper on BRCA1 protein',
    'BRCA1 protein cures everything at once.',
    {
      isRetracted: true,
    },
  ),
  createPaper(5, 'An invented paper on BRCA1 protein without an abstract', '', {
    year: null,
    authors: [],
  }),
];

const uniProt = { origin: 'live', by: 'UniProt', at: AT } as const;
const alphaFold = { origin: 'live', by: 'AlphaFold DB', at: AT } as const;

/** A protein with fake values. */
export const FAKE_PROTEIN: Protein = {
  accession: 'P38398',
  entryName: 'BRCA1_HUMAN',
  name: 'Breast cancer type 1 susceptibility protein',
  genes: ['BRCA1'],
  organism: 'Homo sapiens',
  isReviewed: true,
  length: 1863,
  sequence: 'M',
  domains: [
    { name: 'BRCT 1', start: 1642, end: 1736 },
    { name: 'BRCT 2', start: 1756, end: 1855 },
  ],
  activeSites: [],
  bindingSites: [{ name: 'Zn(2+)', start: 24, end: 24 }],
  mutagenesisCount: 7,
  naturalVariantCount: 11,
  secondaryStructure: null,
  query: 'gene_exact:BRCA1 AND organism_id:9606 AND reviewed:true',
  url: 'https://www.uniprot.org/uniprotkb/P38398',
  source: uniProt,
};

export const FAKE_FACTS: StructureFacts = {
  protein: FAKE_PROTEIN,
  prediction: {
    entryId: 'AF-P38398-F1',
    accession: 'P38398',
    description: FAKE_PROTEIN.name,
    gene: 'BRCA1',
    organism: 'Homo sapiens',
    sequence: 'M',
    meanPlddt: 42.25,
    fractions: { veryLow: 0.7, low: 0.1, confident: 0.125, veryHigh: 0.075 },
    version: 6,
    files: {},
    url: 'https://alphafold.ebi.ac.uk/entry/P38398',
    source: alphaFold,
  },
};

/** Fake public sources that know one gene. */
export const createFakeSources = (
  parts: LiveSources = {},
): LiveSources & Required<Pick<LiveSources, 'literature' | 'structure'>> => ({
  literature: async (query) => {
    const papers = /BRCA1/.test(query) ? FAKE_PAPERS : [];
    return {
      papers,
      log: [{ provider: 'PubMed', query, hits: papers.length, retrieved: papers.length, at: AT }],
    };
  },
  structure: async (topic) => (/BRCA1/.test(topic) ? FAKE_FACTS : null),
  ...parts,
});
