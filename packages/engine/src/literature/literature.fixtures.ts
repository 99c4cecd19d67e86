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

/** A paper of three pages that reports results and, in its discussion, says what it leaves open. */
export const LUNG_PAPER = [
  'Delivering gene editors to the lung\n\nAbstract\n\nWe studied how lipid nanoparticles bring gene editors into cells of the mouse lung.',
  'Results\n\nWe found that dense stroma reduced the reach of lipid nanoparticles into lung tumors by 60% in mice. Repeated dosing increased the number of edited lung cells from 12% to 31% after three weeks. A charged helper lipid increased the uptake of lipid nanoparticles by lung cells twofold.',
  'Discussion\n\nDense stroma may reduce the reach of lipid nanoparticles in the fibrotic lung. Repeated dosing might shorten gene editing in lung stem cells through an immune response. Whether a charged helper lipid increases the uptake of lipid nanoparticles by human airway cells remains unknown.\n\nReferences\n\nDense stroma may reduce guide RNAs in a made-up entry, Journal of Tests 1, 1-2.',
] as const;

/** A paper on another subject, without pages. */
export const COATING_PAPER =
  'Abstract\n\nPerovskite films were made by slot-die coating under dry air.\n\nResults\n\nWe found that slot-die coating reduced pinholes in perovskite films by 80%.\n\nDiscussion\n\nSlot-die coating may increase the lifetime of perovskite modules in humid air.';
