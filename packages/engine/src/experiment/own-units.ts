import type { Family } from './family.js';

/** Plurals that are units as they stand; what is none of these is studied in samples. */
const COUNTABLE =
  /^(?:[\p{L}\d-]+ ){0,3}(?:farms|schools|villages|hospitals|clinics|households|firms|companies|cities|towns|countries|lakes|rivers|streams|ponds|sites|plots|trees|teams|stores|shops|classes|classrooms|documents|texts|novels|sentences|words|cases|events|batches|specimens|samples|cultures|colonies|nests|tanks|pots|dishes|eggs|devices|vehicles|buildings|homes|wells|reactors|groups|individuals|subjects|units)\b/iu;

/** Units in the words of a person: "farms in Vojvodina", but "independent samples of silver nanoparticles". */
export const unitsOf = (population: string): Family['unit'] =>
  COUNTABLE.test(population)
    ? { one: 'unit', many: population }
    : { one: 'independent sample', many: `independent samples of ${population}` };

/** What is computed, or exists as data. */
const DATA =
  /\b(?:simulations?|(?:climate|CMIP\d*|numerical|global|circulation) models?|genomes?|(?:genome )?assembl(?:y|ies)|grid cells?|data ?sets?|databases?|corpora|corpus|images|simulated \p{L}+|scanned \p{L}+(?: pages)?|networks?|algorithms?|benchmarks?|time series|(?:protein|domain|gene|DNA|amino acid) sequences|sentence pairs|documents|records of \p{L}+)\b/iu;

/** A year that no study can wait for. */
const FUTURE = /\b(?:by|in) (?:20[4-9]\d|2[1-9]\d\d)\b/u;

/** Whether a hypothesis is on what a model says of a later time. */
export const isProjected = (text: string): boolean => FUTURE.test(text);

/** Whether a population is data or runs of a program. */
export const areData = (population: string): boolean => DATA.test(population);
