import * as z from 'zod/mini';
import { longText } from './bounded.js';
import { lenient, lenientList } from './lenient.js';
import { Claim, Evidence } from './flow-evidence.js';
import { HypothesisStructure } from './flow-hypothesis.js';

/**
 * The parts of a hypothesis that a sentence of the paper names, each in its words with the passage. A part that the sentence
 * does not name for certain is missing.
 */
export const ProposedParts = z.object({
  /** `open-question`: the sentence says that it is not known; `proposal`: it suggests it. */
  kind: lenient(HypothesisStructure.shape.kind),
  /** What is varied or compared. */
  factor: lenient(Claim),
  /** What it is compared with. */
  comparator: lenient(Claim),
  /** What is measured. */
  outcome: lenient(Claim),
  /** Only where the sentence says it. */
  direction: lenient(
    z.object({ value: HypothesisStructure.shape.direction, evidence: lenientList(Evidence) }),
  ),
  /** What the effect runs through. */
  mechanism: lenient(Claim),
  /** Population or system. */
  population: lenient(Claim),
  conditions: lenient(Claim),
  /** The hypothesis in one sentence. @default factor or outcome is missing */
  statement: lenient(longText),
});
export type ProposedParts = z.infer<typeof ProposedParts>;

/** Names in a sentence of the paper that a person may take for a part, in its words. What its grammar leaves open is in two lists. */
export const StartChoices = z.object({
  factor: lenientList(z.string()),
  comparator: lenientList(z.string()),
  outcome: lenientList(z.string()),
  population: lenientList(z.string()),
});
export type StartChoices = z.infer<typeof StartChoices>;
