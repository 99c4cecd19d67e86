import type { Backbone } from '../structure.types.js';
import type { ViewedStructure } from './structure-viewer.types.js';

/** The input of a viewer: a backbone, with its atoms if the structure has them. */
export const createViewedStructure = ({ protein, residues }: Backbone): ViewedStructure => ({
  protein,
  residues: residues.map(({ atom, residue, plddt, joined }) => ({
    ...atom,
    residue,
    plddt,
    joined,
  })),
});
