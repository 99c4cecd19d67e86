import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';
import { limitPrevious } from './merge-runs.js';
import { listNestedRuns } from './nested-runs.js';
import { STEP_COUNT, stepFile, stepResult, subject } from './run.schemas.js';
import { SCHEMA_VERSION, type SavedRun, type SavedTwelveSteps } from './saved-run.js';

const step = z.union([
  z.object({ status: z.literal('completed'), result: z.nullable(stepResult) }),
  z.object({ status: z.literal('pending'), result: z.null() }),
]);

/** Whether the steps were completed in order, with the results that the next ones need. */
const isConsistent = ({ steps, research, hypothesis, paper }: SavedRun) => {
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
  starts: z.optional(z.number()),
});

/** A run; null if it is damaged. */
function parseRun(value: unknown): SavedRun | null {
  const parsed = z.safeParse(runFields, value);
  return parsed.success && isConsistent(parsed.data) ? parsed.data : null;
}

const journey = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  topic: z.string(),
  run: z.unknown(),
  previous: z._default(z.array(z.unknown()), []),
  selections: z._default(z.number(), 0),
  deletedIds: z._default(z.array(z.string()), []),
  isPartial: z.optional(z.boolean()),
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
    const { run: value, previous, ...others } = parsed.data;
    const run = value === null ? null : parseRun(value);
    if (run === null && value !== null) return null;
    // A replaced run that is unreadable is dropped.
    const readable = [...previous, ...listNestedRuns(value)].map(parseRun);
    const replaced = limitPrevious(readable.filter((each) => each !== null));
    return { ...others, run, previous: replaced };
  } catch {
    return null;
  }
}
