import type { StructureViewState } from './structure.types.js';

/** Canvas size in pixels. */
export const CANVAS = { width: 600, height: 400 } as const;

/** Degrees per use of the Rotate button. */
export const ROTATION_STEP_DEGREES = 30;

export const INITIAL_VIEW_STATE: StructureViewState = { rotation: 0, zoom: 1, style: 'spheres' };

/** The bands of AlphaFold DB with their minimum pLDDT, best first; the first begins above its minimum. */
export const PLDDT_BANDS = [
  ['veryHigh', 90],
  ['confident', 70],
  ['low', 50],
  ['veryLow', 0],
] as const;

export type PlddtBand = (typeof PLDDT_BANDS)[number][0] | 'unknown';

export const getBand = (plddt: number | null): PlddtBand =>
  plddt === null
    ? 'unknown'
    : (PLDDT_BANDS.find(([band, least]) =>
        band === 'veryHigh' ? plddt > least : plddt >= least,
      )?.[0] ?? 'unknown');

/** Less certain parts are drawn thinner, so that color is not the only cue. */
export const BAND_THICKNESS: Readonly<Record<PlddtBand, number>> = {
  veryHigh: 1,
  confident: 0.8,
  low: 0.55,
  veryLow: 0.35,
  unknown: 0.7,
};

/** Ball radius and line width in ångström; the spheres of a chain just touch. */
export const STYLE_SIZES = {
  spheres: { disc: 1.9, line: 0 },
  trace: { disc: 0, line: 1.4 },
  sticks: { disc: 0.9, line: 0.5 },
} as const;
