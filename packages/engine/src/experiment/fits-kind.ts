import type { StudyKind } from './study-kind.js';

/** The families of designs that a kind of study can be planned with; none where its design has another form. */
const FAMILIES: Readonly<Record<StudyKind, readonly string[]>> = {
  trial: ['clinical', 'observational'],
  people: ['clinical', 'observational'],
  animals: ['animal'],
  vectors: ['animal'],
  cells: ['in-vitro'],
  microbes: ['in-vitro'],
  plants: ['comparison', 'field'],
  field: ['field'],
  materials: ['materials'],
  model: ['computational', 'quantum'],
  method: ['computational', 'quantum'],
  'plant genes': [],
  proof: [],
  review: [],
  agreement: [],
  sequences: [],
  interviews: [],
  texts: [],
  essay: [],
  records: [],
  fossils: [],
  extracts: [],
};

/** Whether a design of a family suits a kind of study. */
export const fitsKind = (family: unknown, kind: StudyKind): boolean =>
  typeof family === 'object' &&
  family !== null &&
  'id' in family &&
  typeof family.id === 'string' &&
  FAMILIES[kind].includes(family.id);
