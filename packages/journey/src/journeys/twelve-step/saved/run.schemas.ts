import * as z from 'zod/mini';

/** Number of steps of a run. */
export const STEP_COUNT = 12;

const MAX_CIRCLES = 1000;

/** The result of a step. */
export const stepResult = z.union([
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('research') }),
  z.object({ kind: z.literal('value'), value: z.unknown() }),
  z.object({ kind: z.literal('drawing'), protein: z.string(), residues: z.nullable(z.number()) }),
  z.object({ kind: z.literal('skipped'), reason: z.enum(['noProtein', 'turnedOff']) }),
  z.object({ kind: z.literal('file'), name: z.string() }),
  z.object({ kind: z.literal('dataInstead') }),
  z.object({ kind: z.literal('simulated') }),
]);

const circle = z.object({
  x: z.number(),
  y: z.number(),
  z: z.number(),
  radius: z.number(),
  color: z.number(),
});

/** What step 4 draws. */
export const subject = z.union([
  z.object({ kind: z.literal('backbone') }),
  z.object({
    kind: z.literal('illustration'),
    protein: z.string(),
    circles: z.array(circle).check(z.maxLength(MAX_CIRCLES)),
  }),
]);

/** The file of step 8. */
export const stepFile = z.union([
  z.object({ kind: z.literal('pdf'), name: z.string() }),
  z.object({ kind: z.literal('dataInstead') }),
]);
