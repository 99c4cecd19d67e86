import * as schemas from '@spinout/api-client/schemas';
import { BundleError, readBundle } from '@spinout/domain/bundle';
import * as z from 'zod/mini';
import { readJourneyFile } from '../../results/bundle/journey-file.js';
import { STEP_COUNT, stepFile, stepResult, subject } from '../saved/run.schemas.js';
import { openSteps, openSubject } from '../saved/convert-run.js';
import type { StepFile } from '../twelve-step.types.js';
import type { FinishedRun } from './finished-run.js';
import { ARTICLE_PATH, SAVED_RUN_VERSION } from './saved-run.types.js';

const savedRun = z.object({
  schemaVersion: z.literal(SAVED_RUN_VERSION),
  topic: z.string().check(z.minLength(1)),
  steps: z
    .array(z.object({ status: z.literal('completed'), result: z.nullable(stepResult) }))
    .check(z.length(STEP_COUNT)),
  research: schemas.ResearchBundle,
  hypothesis: schemas.AdvancedHypothesisReply,
  paper: schemas.PipelinePaper,
  subject: z.nullable(subject),
  file: z.nullable(stepFile),
});

function readFile(
  file: z.infer<typeof savedRun>['file'],
  pdf: Uint8Array | undefined,
): StepFile | null {
  if (file?.kind !== 'pdf') return file;
  return {
    ...file,
    pdf: pdf ? new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }) : null,
  };
}

/**
 * Reads the finished run of a bundle, exactly as it was.
 * @throws {BundleError} if the bundle is damaged, changed or no bundle of such a run
 */
export function readBundledRun(bytes: Uint8Array): FinishedRun {
  const parsed = z.safeParse(savedRun, JSON.parse(readJourneyFile(bytes, 'twelve-step').record));
  if (!parsed.success) throw new BundleError('newer', 'journey.json');
  const { topic, steps, research, hypothesis, paper, file, ...drawn } = parsed.data;
  return {
    topic,
    steps: openSteps(steps, research),
    research,
    hypothesis,
    paper,
    subject: openSubject(drawn.subject, research),
    file: readFile(file, readBundle(bytes).files.get(ARTICLE_PATH)),
  };
}
