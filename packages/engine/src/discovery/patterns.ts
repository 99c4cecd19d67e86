import { isMethod, type Kind } from './kinds.js';

/**
 * How A, B and C of a link go together in a conclusion.
 * - `influence`: A acts on C through B; `modify`: A changes what intervention B does to C
 * - `tell`: A changes what method B can tell about C
 * - `tell-back`: A changes what method C can tell about B; `affect`: A acts on method C through method B
 * - `predict`, `study`, `measure`: method A helps with C by way of B; `combine`: methods A and B together help with C
 * - `combine-ends`: methods A and C together help with B; `improve`: method A improves method C through method B
 */
export type Pattern =
  | 'influence'
  | 'modify'
  | 'tell'
  | 'tell-back'
  | 'affect'
  | 'predict'
  | 'study'
  | 'measure'
  | 'combine'
  | 'combine-ends'
  | 'improve';

/** A pattern and how good a hypothesis it makes with terms of these kinds, 0 (none) to 1. */
export interface PatternFit {
  readonly pattern: Pattern;
  readonly fit: number;
}

const varies = (kind: Kind) => kind === 'process' || kind === 'quality' || kind === 'disorder';

/** How well a kind serves as what acts on something else. */
const AGENCY: Readonly<Record<Kind, number>> = {
  intervention: 1,
  thing: 1,
  process: 1,
  quality: 0.85,
  disorder: 0.6,
  model: 1,
  technique: 1,
  measurement: 1,
};

const methodToPhenomenon: Partial<Record<Kind, Pattern>> = {
  model: 'predict',
  technique: 'study',
  measurement: 'measure',
};

const NONE: PatternFit = { pattern: 'influence', fit: 0 };

/** Tells how terms of these kinds go together. */
export function patternOf(a: Kind, b: Kind, c: Kind): PatternFit {
  const ending = varies(c) ? 1 : 0.7;
  if (!isMethod(a) && !isMethod(c)) {
    if (c === 'intervention' || (a === 'disorder' && c === 'disorder')) return NONE;
    if (isMethod(b)) {
      const base = b === 'technique' ? 0.4 : 0.5;
      return { pattern: 'tell', fit: base * AGENCY[a] * (varies(c) ? 1 : 0.45) };
    }
    return { pattern: b === 'intervention' ? 'modify' : 'influence', fit: ending * AGENCY[a] };
  }
  if (!isMethod(a)) {
    return isMethod(b)
      ? { pattern: 'affect', fit: 0.35 }
      : { pattern: 'tell-back', fit: 0.5 * AGENCY[a] * (varies(b) ? 1 : 0.7) };
  }
  if (!isMethod(c)) {
    if (isMethod(b)) return { pattern: 'combine', fit: 0.75 * ending };
    const pattern = a === 'model' && !varies(c) ? 'study' : (methodToPhenomenon[a] ?? 'study');
    return { pattern, fit: (a === 'model' ? 0.85 : 0.7) * ending };
  }
  if (isMethod(b)) return { pattern: 'improve', fit: 0.65 };
  return {
    pattern: 'combine-ends',
    fit: a === 'measurement' && c === 'measurement' ? 0.5 : 0.65 * (varies(b) ? 1 : 0.7),
  };
}
