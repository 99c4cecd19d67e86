import type { HypothesisStructure } from '@spinout/api-client';
import { directionOfVerb } from '../statements/verbs.js';

/** "Acts directly to inhibit transcription": the outcome is the transcription, and the verb says the direction. */
const TO_CHANGE = /^(?:\p{L}+ly\s+)?to\s+(?:\p{L}+ly\s+)?(\p{L}+)\s+((?!the effects? of\b)\S.*)$/iu;

/** A hypothesis whose outcome is a thing, where its sentence put a verb before it. */
export function normalizeStructure(structure: HypothesisStructure): HypothesisStructure {
  const [, verb = '', outcome] = TO_CHANGE.exec(structure.outcome.trim()) ?? [];
  const direction = directionOfVerb(verb.toLowerCase());
  return outcome === undefined || direction === undefined
    ? structure
    : { ...structure, outcome, direction };
}
