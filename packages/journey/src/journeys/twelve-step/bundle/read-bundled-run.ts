import * as schemas from '@spinout/api-client/schemas';
import { BundleError, readBundle } from '@spinout/domain/bundle';
import * as z from 'zod/mini';
import { readJourneyFile } from '../../results/bundle/journey-file.js';
import { createSubject } from '../structure/subject.js';
import type { StepFile, StepId } from '../twelve-step.types.js';
import type { FinishedRun } from './finished-run.js';
import { ARTICLE_PATH, SAVED_RUN_VERSION } from './saved-run.types.js';

const STEP_COUNT = 12;

const result = z.union([
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

const savedRun = z.object({
  schemaVersion: z.literal(SAVED_RUN_VERSION),
  topic: z.string().check(z.minLength(1)),
  steps: z
    .array(z.object({ status: z.literal('completed'), result: z.nullable(result) }))
    .check(z.length(STEP_COUNT)),
  research: schemas.ResearchBundle,
  hypothesis: schemas.AdvancedHypothesisReply,
  paper: schemas.PipelinePaper,
  subject: z.nullable(
    z.union([
      z.object({ kind: z.literal('backbone') }),
      z.object({
        kind: z.literal('illustration'),
        protein: z.string(),
        circles: z.array(circle).check(z.maxLength(1000)),
      }),
    ]),
  ),
  file: z.nullable(
    z.union([
      z.object({ kind: z.literal('pdf'), name: z.string() }),
      z.object({ kind: z.literal('dataInstead') }),
    ]),
  ),
});

/** A backbone is drawn without random numbers. */
const NO_RANDOM = () => 0;

function readFile(
  file: z.infer<typeof savedRun>['file'],
  pdf: Uint8Array | undefined,
): StepFile | null {
  if (file?.kind !== 'pdf') return file;
  return pdf === undefined
    ? { kind: 'dataInstead' }
    : { ...file, pdf: new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }) };
}

/**
 * Reads the finished run of a bundle, exactly as it was.
 * @throws {BundleError} if the bundle is damaged, changed or no bundle of such a run
 */
export function readBundledRun(bytes: Uint8Array): FinishedRun {
  const parsed = z.safeParse(savedRun, JSON.parse(readJourneyFile(bytes, 'twelve-step').record));
  if (!parsed.success) throw new BundleError('newer', 'journey.json');
  const { topic, steps, research, hypothesis, paper, subject, file } = parsed.data;
  return {
    topic,
    steps: steps.map((step, index) => ({
      id: (index + 1) as StepId,
      status: step.status,
      result: step.result?.kind === 'research' ? { kind: 'research', research } : step.result,
    })),
    research,
    hypothesis,
    paper,
    subject: subject?.kind === 'backbone' ? createSubject(research.structure, NO_RANDOM) : subject,
    file: readFile(file, readBundle(bytes).files.get(ARTICLE_PATH)),
  };
}
