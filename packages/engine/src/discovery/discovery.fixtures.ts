import type { StoredDocument } from '../store/documents.js';

/** A stored document, for tests. */
export const documentOf = (
  pages: string | readonly string[],
  parts: Partial<StoredDocument> = {},
): StoredDocument => ({
  id: 'doc-test',
  journeyId: 'journey-1',
  title: 'A paper of mine',
  method: 'text',
  fileName: null,
  paged: typeof pages !== 'string',
  pages: (typeof pages === 'string' ? [pages] : pages).map((text, index) => ({
    number: index + 1,
    text,
  })),
  addedAt: '2026-03-01T12:00:00Z',
  ...parts,
});

export const GENE_PAPER = [
  'Delivering gene editors to the lung',
  'We studied how to bring messenger RNA into cells of the lung. Lipid nanoparticles deliver messenger RNA to hepatocytes after one injection. Selective organ targeting shifts lipid nanoparticles from the liver towards the lung. Dense stroma limits how far lipid nanoparticles reach into a tumour.',
  'Off-target editing depends on guide RNAs and on the time for which the nuclease stays. Does dense stroma alter off-target editing? Repeated dosing provokes an immune response that shortens the effect.\n\nReferences\n\nDense stroma reduces guide RNAs in a made-up entry, Journal of Tests 1, 1-2.',
] as const;

export const SOLAR_PAPER =
  'Perovskite films were made by slot-die coating under dry air. Slot-die coating reduces pinholes in perovskite films and raises their band gap. Self-assembled monolayers protect perovskite films from water vapour for months.';
