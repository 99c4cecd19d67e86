import type { Backbone } from '../structure.types.js';
import type { ViewedStructure } from './structure-viewer.types.js';

/** What a viewer is handed of a backbone: its atoms where the structure has them. */
export const toViewedStructure = ({ protein, residues }: Backbone): ViewedStructure => ({
  protein,
  residues: residues.map(({ atom, residue, plddt, joined }) => ({
    ...atom,
    residue,
    plddt,
    joined,
  })),
});
