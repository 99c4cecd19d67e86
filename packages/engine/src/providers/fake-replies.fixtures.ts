/**
 * Replies in the documented formats of the providers with fake values: DOIs with 10.5555, Crossref's prefix for tests, and
 * PMIDs from 99000001.
 */

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** PubMed's `esearch` reply. */
export const esearch = (ids: readonly string[], count = ids.length) => ({
  header: { type: 'esearch', version: '0.3' },
  esearchresult: {
    count: String(count),
    retmax: String(ids.length),
    retstart: '0',
    idlist: ids,
    translationset: [],
    querytranslation: '"made up"[All Fields]',
  },
});

/** One record of PubMed's `esummary`. */
export const summary = (pmid: string, more: Record<string, unknown> = {}) => ({
  uid: pmid,
  pubdate: '2024 Mar 15',
  source: 'J Made Up',
  authors: [
    { name: 'Nobody A', authtype: 'Author', clusterid: '' },
    { name: 'Noone B', authtype: 'Author', clusterid: '' },
  ],
  title: `A made-up study of the number ${pmid}.`,
  pubtype: ['Journal Article'],
  articleids: [
    { idtype: 'pubmed', idtypen: 1, value: pmid },
    { idtype: 'doi', idtypen: 3, value: `10.5555/pm.${pmid}` },
  ],
  fulljournalname: 'Journal of made-up studies',
  ...more,
});

/** PubMed's `esummary` reply. */
export const esummary = (records: readonly ReturnType<typeof summary>[]) => ({
  header: { type: 'esummary', version: '0.3' },
  result: {
    uids: records.map(({ uid }) => uid),
    ...Object.fromEntries(records.map((record) => [record.uid, record])),
  },
});

/** One record in MEDLINE format. */
export const medline = (pmid: string, extra: readonly string[] = []) =>
  [
    `PMID- ${pmid}`,
    'OWN - NLM',
    'TI  - A made-up study.',
    'AB  - BACKGROUND: Nothing was known of this',
    `      made-up matter. RESULTS: Number ${pmid} was counted (p<0.05).`,
    'FAU - Nobody, Anna',
    'PT  - Journal Article',
    ...extra,
  ].join('\n');

/** One record of Crossref. */
export const crossrefWork = (n: number, more: Record<string, unknown> = {}) => ({
  DOI: `10.5555/CR.${String(n)}`,
  type: 'journal-article',
  title: [`A made-up work of the number ${String(n)}`],
  author: [
    { given: 'Anna', family: 'Nobody', sequence: 'first' },
    { name: 'The Made-Up Consortium', sequence: 'additional' },
  ],
  'container-title': ['Journal of Made-Up Works'],
  issued: { 'date-parts': [[2023, 4]] },
  'is-referenced-by-count': n,
  score: 10,
  abstract: `<jats:title>Abstract</jats:title><jats:p>We made up <jats:italic>x</jats:italic> &lt; ${String(n)}.</jats:p>`,
  ...more,
});

/** Crossref's list. */
export const crossrefList = (
  items: readonly unknown[],
  total = items.length,
  nextCursor?: string,
) => ({
  status: 'ok',
  'message-type': 'work-list',
  message: {
    'total-results': total,
    items,
    ...(nextCursor === undefined ? {} : { 'next-cursor': nextCursor }),
  },
});

/** One record of OpenAlex. */
export const openAlexWork = (n: number, more: Record<string, unknown> = {}) => ({
  id: `https://openalex.org/W990000${String(n)}`,
  doi: `https://doi.org/10.5555/oa.${String(n)}`,
  ids: { openalex: `https://openalex.org/W990000${String(n)}` },
  display_name: `A made-up entry of the number ${String(n)}`,
  publication_year: 2022,
  authorships: [{ author: { display_name: 'Anna Nobody' } }],
  primary_location: { source: { display_name: 'Made-Up Letters' } },
  cited_by_count: 7,
  abstract_inverted_index: { We: [0], counted: [1, 4], made: [2], things: [3], twice: [5] },
  is_retracted: false,
  ...more,
});

/** OpenAlex's list. */
export const openAlexList = (
  results: readonly unknown[],
  count = results.length,
  nextCursor: string | null = null,
) => ({ meta: { count, per_page: 100, next_cursor: nextCursor }, results });

/** One record of Europe PMC. */
export const europePmcResult = (n: number, more: Record<string, unknown> = {}) => ({
  id: `9910000${String(n)}`,
  source: 'MED',
  pmid: `9910000${String(n)}`,
  doi: `10.5555/epmc.${String(n)}`,
  title: `A made-up result of the number ${String(n)}.`,
  authorString: 'Nobody A, Noone B.',
  journalInfo: { journal: { title: 'Annals of made-up results' } },
  pubYear: '2021',
  abstractText: '<h4>Background</h4>Made up in H<sub>2</sub>O.',
  citedByCount: 3,
  isOpenAccess: 'Y',
  pubTypeList: { pubType: ['research-article', 'Journal Article'] },
  ...more,
});

/** Europe PMC's list. */
export const europePmcList = (
  result: readonly unknown[],
  hitCount = result.length,
  nextCursorMark?: string,
) => ({
  version: '6.9',
  hitCount,
  ...(nextCursorMark === undefined ? {} : { nextCursorMark }),
  resultList: { result },
});

/** A fake protein with a hundred residues, ten of each letter of MADEUPSEQK. */
export const FAKE_SEQUENCE = 'MADEUPSEQK'.repeat(10);

const feature = (type: string, start: number, end: number, more: Record<string, unknown> = {}) => ({
  type,
  location: {
    start: { value: start, modifier: 'EXACT' },
    end: { value: end, modifier: 'EXACT' },
  },
  description: '',
  ...more,
});

/** One entry of UniProtKB. */
export const uniProtEntry = (more: Record<string, unknown> = {}) => ({
  entryType: 'UniProtKB reviewed (Swiss-Prot)',
  primaryAccession: 'P99999',
  uniProtkbId: 'MADEUP_HUMAN',
  organism: { scientificName: 'Homo sapiens', taxonId: 9606 },
  proteinDescription: { recommendedName: { fullName: { value: 'Made-up protein 1' } } },
  genes: [{ geneName: { value: 'MADEUP1' } }],
  features: [
    feature('Domain', 10, 40, { description: 'Made-up domain' }),
    feature('Active site', 25, 25, { description: 'Proton acceptor' }),
    feature('Binding site', 30, 31, { ligand: { name: 'Zn(2+)' } }),
    feature('Mutagenesis', 25, 25, { description: 'Abolishes making up.' }),
    feature('Natural variant', 50, 50),
    feature('Natural variant', 51, 51),
    feature('Helix', 1, 10),
    feature('Beta strand', 20, 24),
    feature('Domain', 90, 400, { description: 'Beyond the end' }),
  ],
  sequence: { value: FAKE_SEQUENCE, length: 100, molWeight: 1 },
  ...more,
});

/** One prediction of AlphaFold DB, with the fields of a reply of September 2026. */
export const alphaFoldPrediction = (host: string, more: Record<string, unknown> = {}) => ({
  toolUsed: 'AlphaFold Monomer v2.0 pipeline',
  providerId: 'GDM',
  entityType: 'protein',
  modelEntityId: 'AF-P99999-F1',
  entryId: 'AF-P99999-F1',
  modelCreatedDate: '2025-08-01T00:00:00Z',
  isComplex: false,
  sequenceStart: 1,
  sequenceEnd: FAKE_SEQUENCE.length,
  uniprotAccession: 'P99999',
  uniprotDescription: 'Made-up protein 1',
  gene: 'MADEUP1',
  organismScientificName: 'Homo sapiens',
  sequence: FAKE_SEQUENCE,
  globalMetricValue: 71.5,
  fractionPlddtVeryLow: 0.1,
  fractionPlddtLow: 0.2,
  fractionPlddtConfident: 0.3,
  fractionPlddtVeryHigh: 0.4,
  latestVersion: 6,
  pdbUrl: `${host}/files/AF-P99999-F1-model_v6.pdb`,
  cifUrl: `${host}/files/AF-P99999-F1-model_v6.cif`,
  bcifUrl: `${host}/files/AF-P99999-F1-model_v6.bcif`,
  paeImageUrl: `${host}/files/AF-P99999-F1-predicted_aligned_error_v6.png`,
  paeDocUrl: `${host}/files/AF-P99999-F1-predicted_aligned_error_v6.json`,
  plddtDocUrl: `${host}/files/AF-P99999-F1-confidence_v6.json`,
  ...more,
});

/** AlphaFold DB's file of confidences. */
export const confidences = (scores: readonly number[]) => ({
  residueNumber: range(scores.length),
  confidenceScore: scores,
  confidenceCategory: scores.map(() => 'H'),
});

/** AlphaFold DB's file of predicted aligned errors: low within the first and the second half, high between them. */
export const alignedErrors = (residues: number) => [
  {
    predicted_aligned_error: range(residues).map((row) =>
      range(residues).map((column) => (row <= residues / 2 === column <= residues / 2 ? 2 : 25)),
    ),
    max_predicted_aligned_error: 31.75,
  },
];
