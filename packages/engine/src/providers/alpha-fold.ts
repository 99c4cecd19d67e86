import * as z from 'zod/mini';
import { AlignedErrorFile, readAlignedErrors, type AlignedErrors } from './aligned-errors.js';
import { parseItems, lenient } from './lenient.js';
import { extractPlainText } from './plain-text.js';
import { plddtFractions, type PlddtFractions } from './plddt.js';
import { createProviderClient, createIdleSignal } from './provider-client.js';
import { success, type Outcome } from './provider-failure.js';
import type { LiveSource, ProviderSettings } from './provider.types.js';

/** Name of AlphaFold DB in origins and logs. */
export const ALPHAFOLD = 'AlphaFold DB';
const BASE_URL = 'https://alphafold.ebi.ac.uk';
/** No limit is published. */
const PACE = { perSecond: 5, concurrent: 2 };
const NOT_FOUND = 404;
const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_NAME = 300;
const MAX_SEQUENCE = 50_000;
const ACCESSION = /^[A-Z\d]{6,10}(?:-\d{1,3})?$/;

/** File URLs exactly as the database returns them; the version is part of the name. */
export interface PredictionFiles {
  readonly pdb?: string;
  readonly cif?: string;
  readonly bcif?: string;
  readonly paeImage?: string;
  readonly paeData?: string;
  readonly plddt?: string;
}

/** A predicted structure, CC BY 4.0. pLDDT is the model's own confidence, 0 to 100, not a measurement. */
export interface StructurePrediction {
  /** For example "AF-P38398-F1". */
  readonly entryId: string;
  readonly accession: string;
  readonly description: string;
  readonly gene: string;
  readonly organism: string;
  readonly sequence: string;
  /** Mean pLDDT over all residues, 0 to 100. */
  readonly meanPlddt: number;
  /** Shares of the residues by confidence; null if the database provides none. */
  readonly fractions: PlddtFractions | null;
  /** Version of the model; null if the database provides none. */
  readonly version: number | null;
  readonly files: PredictionFiles;
  readonly url: string;
  readonly source: LiveSource;
}

/** Confidence of each residue. */
export interface ResidueConfidence {
  /** pLDDT of residue 1, 2, …; 0 to 100. */
  readonly plddt: readonly number[];
  readonly fractions: PlddtFractions;
  readonly source: LiveSource;
}

export interface StructureProvider {
  readonly name: string;
  /** @returns null if the database has no prediction for the accession */
  prediction(
    accession: string,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Outcome<StructurePrediction | null>>;
  /**
   * Reads the confidence of each residue from the file of the prediction.
   * @returns null if the prediction has no such file on the host of the database
   */
  residueConfidence(
    prediction: StructurePrediction,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Outcome<ResidueConfidence | null>>;
  /**
   * Reads the predicted aligned errors from the file of the prediction.
   * @returns null if the prediction has no such file on the host of the database
   * @default the provider has none
   */
  alignedErrors?(
    prediction: StructurePrediction,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Outcome<AlignedErrors | null>>;
  /**
   * Loads the atoms in PDB format from the file of the prediction.
   * @returns null if the prediction has no such file on the host of the database
   * @default the provider has none
   */
  atoms?(
    prediction: StructurePrediction,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Outcome<string | null>>;
}

const identifier = z.string().check(z.regex(/^[\w-]{1,60}$/));
const sequence = z.string().check(z.maxLength(MAX_SEQUENCE));
const fraction = lenient(z.number().check(z.minimum(0), z.maximum(1)));
const fileUrl = lenient(
  z
    .string()
    .check(z.refine((url) => /^https?:\/\/[^\s<>"]{1,500}$/.test(url) && URL.canParse(url))),
);

/** Replies have both names of a field, or one of them: the database replaces `entryId` by `modelEntityId`. */
const Entry = z.object({
  entryId: lenient(identifier),
  modelEntityId: lenient(identifier),
  uniprotAccession: z.string(),
  uniprotDescription: lenient(z.string()),
  gene: lenient(z.string()),
  organismScientificName: lenient(z.string()),
  sequence: lenient(sequence),
  uniprotSequence: lenient(sequence),
  globalMetricValue: z.number().check(z.minimum(0), z.maximum(100)),
  fractionPlddtVeryLow: fraction,
  fractionPlddtLow: fraction,
  fractionPlddtConfident: fraction,
  fractionPlddtVeryHigh: fraction,
  latestVersion: lenient(z.int()),
  isComplex: lenient(z.boolean()),
  pdbUrl: fileUrl,
  cifUrl: fileUrl,
  bcifUrl: fileUrl,
  paeImageUrl: fileUrl,
  paeDocUrl: fileUrl,
  plddtDocUrl: fileUrl,
});

const readEntries = (items: readonly unknown[]) =>
  parseItems(Entry, items).flatMap((entry) => {
    const id = entry.modelEntityId ?? entry.entryId;
    const residues = entry.sequence ?? entry.uniprotSequence;
    return id === undefined || residues === undefined
      ? []
      : [{ ...entry, entryId: id, sequence: residues }];
  });
type Reply = ReturnType<typeof readEntries>[number];

const Confidence = z.object({
  confidenceScore: z
    .array(z.number().check(z.minimum(0), z.maximum(100)))
    .check(z.minLength(1), z.maxLength(MAX_SEQUENCE)),
});

const parseFractions = (record: Reply): PlddtFractions | null => {
  const {
    fractionPlddtVeryLow: veryLow,
    fractionPlddtLow: low,
    fractionPlddtConfident: confident,
    fractionPlddtVeryHigh: veryHigh,
  } = record;
  return veryLow === undefined ||
    low === undefined ||
    confident === undefined ||
    veryHigh === undefined
    ? null
    : { veryLow, low, confident, veryHigh };
};

const parseFiles = (record: Reply): PredictionFiles =>
  Object.fromEntries(
    Object.entries({
      pdb: record.pdbUrl,
      cif: record.cifUrl,
      bcif: record.bcifUrl,
      paeImage: record.paeImageUrl,
      paeData: record.paeDocUrl,
      plddt: record.plddtDocUrl,
    }).filter(([, url]) => url !== undefined),
  );

const parsePrediction = (record: Reply, source: LiveSource): StructurePrediction => ({
  entryId: record.entryId,
  accession: record.uniprotAccession,
  description: extractPlainText(record.uniprotDescription ?? '', MAX_NAME),
  gene: extractPlainText(record.gene ?? '', MAX_NAME),
  organism: extractPlainText(record.organismScientificName ?? '', MAX_NAME),
  sequence: record.sequence.replace(/[^A-Z]/g, ''),
  meanPlddt: record.globalMetricValue,
  fractions: parseFractions(record),
  version: record.latestVersion ?? null,
  files: parseFiles(record),
  url: `https://alphafold.ebi.ac.uk/entry/${encodeURIComponent(record.uniprotAccession)}`,
  source,
});

/** Selects the prediction for exactly this accession among fragments, isoforms and complexes. */
const selectPrediction = (records: readonly Reply[], accession: string) =>
  records.find((record) => record.entryId === `AF-${accession}-F1`) ??
  records.find(
    ({ uniprotAccession, isComplex }) => uniprotAccession === accession && isComplex !== true,
  );

/** Reads predictions from AlphaFold DB. */
export function alphaFold(settings: ProviderSettings): StructureProvider {
  const { now, baseUrl = BASE_URL } = settings;
  const client = createProviderClient(ALPHAFOLD, { ...settings, baseUrl }, PACE);
  // A matrix of errors and the atoms of a long protein are larger than other replies.
  const fileClient = createProviderClient(
    ALPHAFOLD,
    { maxBytes: MAX_FILE_BYTES, ...settings, baseUrl },
    PACE,
  );
  const createSource = () => ({ origin: 'live', by: ALPHAFOLD, at: now().toISOString() }) as const;
  /** Uses only the path of a file URL on the configured host, so that a reply cannot redirect requests to another host. */
  const getOwnPath = (url: string) => {
    const { origin, pathname } = new URL(url);
    const isOwn =
      origin === BASE_URL || (URL.canParse(baseUrl) && origin === new URL(baseUrl).origin);
    return isOwn ? pathname : null;
  };
  return {
    name: ALPHAFOLD,
    async prediction(accession, { signal = createIdleSignal() } = {}) {
      if (!ACCESSION.test(accession)) return success(null);
      const source = createSource();
      const path = `/api/prediction/${accession}`;
      const reply = await client.json(path, {}, z.array(z.unknown()), signal);
      if (!reply.ok) return reply.failure.status === NOT_FOUND ? success(null) : reply;
      const records = readEntries(reply.value);
      if (records.length === 0 && reply.value.length > 0) return client.failure('malformed');
      const record = selectPrediction(records, accession);
      return success(record === undefined ? null : parsePrediction(record, source));
    },
    async residueConfidence({ files, sequence }, { signal = createIdleSignal() } = {}) {
      const path = files.plddt === undefined ? null : getOwnPath(files.plddt);
      if (path === null) return success(null);
      const source = createSource();
      const reply = await client.json(path, {}, Confidence, signal);
      if (!reply.ok) return reply;
      const { confidenceScore: plddt } = reply.value;
      if (plddt.length !== sequence.length) return client.failure('malformed');
      return success({ plddt, fractions: plddtFractions(plddt), source });
    },
    async alignedErrors({ files, sequence }, { signal = createIdleSignal() } = {}) {
      const path = files.paeData === undefined ? null : getOwnPath(files.paeData);
      if (path === null) return success(null);
      const reply = await fileClient.json(path, {}, AlignedErrorFile, signal);
      if (!reply.ok) return reply;
      const errors = readAlignedErrors(reply.value, sequence.length);
      return errors === null ? client.failure('malformed') : success(errors);
    },
    async atoms({ files }, { signal = createIdleSignal() } = {}) {
      const path = files.pdb === undefined ? null : getOwnPath(files.pdb);
      return path === null ? success(null) : fileClient.text(path, {}, signal);
    },
  };
}
