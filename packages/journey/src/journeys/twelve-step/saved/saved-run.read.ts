import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';
import { STEP_COUNT, stepFile, stepResult, subject } from './run.schemas.js';
import { SCHEMA_VERSION, type SavedRun, type SavedTwelveSteps } from './saved-run.js';

const step = z.union([
  z.object({ status: z.literal('completed'), result: z.nullable(stepResult) }),
  z.object({ status: z.literal('pending'), result: z.null() }),
]);

/** Whether the steps were completed in order, with the results that the next ones need. */
const isConsistent = ({ steps, research, hypothesis, paper }: Omit<SavedRun, 'previous'>) => {
  const done = steps.filter(({ status }) => status === 'completed').length;
  return (
    done >= 1 &&
    steps.slice(0, done).every(({ status }) => status === 'completed') &&
    (done < 2 || research !== null) &&
    (done < 3 || hypothesis !== null) &&
    (done < 7 || paper !== null)
  );
};

const runFields = z.object({
  id: z.string().check(z.minLength(1)),
  topic: z.string().check(z.minLength(1)),
  steps: z.array(step).check(z.length(STEP_COUNT)),
  research: z.nullable(schemas.ResearchBundle),
  hypothesis: z.nullable(schemas.AdvancedHypothesisReply),
  paper: z.nullable(schemas.PipelinePaper),
  subject: z.nullable(subject),
  file: z.nullable(stepFile),
  previous: z.optional(z.unknown()),
});

/** A replaced run that is unreadable is dropped. */
function parseRun(value: unknown): SavedRun | null {
  const parsed = z.safeParse(runFields, value);
  if (!parsed.success) return null;
  const { previous, ...run } = parsed.data;
  if (!isConsistent(run)) return null;
  const replaced = parseRun(previous);
  return { ...run, ...(replaced && { previous: replaced }) };
}

const journey = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  topic: z.string(),
  run: z.unknown(),
});

/**
 * Parses what was saved of the twelve steps. Stored data is not trusted: only known fields of the right shape are
 * accepted.
 * @returns null if it is damaged, or comes from a newer version
 */
export function readTwelveSteps(text: string): SavedTwelveSteps | null {
  try {
    const parsed = z.safeParse(journey, JSON.parse(text));
    if (!parsed.success) return null;
    const run = parsed.data.run === null ? null : parseRun(parsed.data.run);
    return run === null && parsed.data.run !== null ? null : { ...parsed.data, run };
  } catch {
    return null;
  }
}
