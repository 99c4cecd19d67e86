import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';
import { companyDraft } from '../steps/company/company.draft.js';
import { experimentDraft } from '../steps/experiment/experiment.draft.js';
import { hypothesisDraft } from '../steps/hypothesis/hypothesis.draft.js';
import { literatureDraft } from '../steps/literature/literature.draft.js';
import { paperDraft, paperResult } from '../steps/paper/paper.draft.js';
import { topicDraft } from '../steps/topic/topic.draft.js';
import { removeUnsupportedData } from '../data/remove-unsupported.js';
import { getStepNumber, STEPS, type StepName } from '../data/steps.js';
import { migrate } from './saved-flow.migrate.js';
import { isDiscardedSmall, MAX_DISCARDED_AGE_MS } from './discarded-limits.js';
import { SCHEMA_VERSION, type DiscardedFlow, type SavedFlow } from './saved-flow.js';

const flowData = z.object({
  interest: z.optional(z.object({ id: z.string(), title: z.string() })),
  topic: z.optional(schemas.Topic),
  researchArea: z.optional(z.string()),
  methodology: z.optional(z.string()),
  papers: z.optional(
    z.object({
      documents: z.optional(
        z.array(z.object({ id: z.string(), title: z.string(), method: schemas.UploadMethod })),
      ),
      results: z.optional(z.array(schemas.Paper)),
    }),
  ),
  paper_analysis: z.optional(schemas.PaperAnalysis),
  paper_metadata: z.optional(schemas.PaperMetadata),
  hypothesis: z.optional(schemas.Hypothesis),
  literature_review: z.optional(schemas.LiteratureReviewReply),
  literature_analysis: z.optional(schemas.LiteratureAnalysis),
  literature_search: z.catch(z.optional(schemas.SearchLog), undefined),
  selected_papers: z.optional(z.array(z.string())),
  earlier_papers: z.optional(z.array(z.string())),
  experimentDesign: z.optional(schemas.ExperimentDesign),
  companyStructure: z.optional(schemas.CompanyStructure),
  operationalBlueprint: z.optional(schemas.OperationalBlueprint),
  budgetEstimate: z.optional(z.number()),
});

const drafts = {
  topic: z.optional(topicDraft),
  paper: z.optional(paperDraft),
  hypothesis: z.optional(hypothesisDraft),
  literature: z.optional(literatureDraft),
  experiment: z.optional(experimentDraft),
  company: z.optional(companyDraft),
};

const mapSteps = <Value>(getValue: (step: StepName) => Value) =>
  Object.fromEntries(STEPS.map((step) => [step, getValue(step)])) as Record<StepName, Value>;

/** A value by step; unreadable ones are dropped. */
const byStep = <Value extends z.ZodMiniType>(value: Value) =>
  z.object(mapSteps(() => z.catch(z.optional(value), undefined)));

const basis = byStep(z.object({ key: z.string(), label: z.string() }));

const earlierPaper = z.extend(paperResult, { draft: z.optional(paperDraft) });

const replaced = (draft: z.ZodMiniType) =>
  z.catch(z.optional(z.object({ draft, basis: z.optional(basis) })), undefined);

/** Unreadable parts are dropped, so that the flow is not lost: its results are then shown as up to date. */
const revisit = z.object({
  opened: z.catch(z.optional(z.enum(STEPS)), undefined),
  dismissedMismatch: z.catch(z.optional(z.string()), undefined),
  earlierPaper: z.catch(z.optional(earlierPaper), undefined),
  olderPapers: z.catch(z.optional(z.array(earlierPaper)), undefined),
  paperDraft: z.catch(z.optional(paperDraft), undefined),
  bases: z.catch(byStep(basis), {}),
  kept: z.catch(byStep(z.string()), {}),
  replaced: z.catch(z.object(mapSteps((step) => replaced(drafts[step]))), {}),
});

const savedFlow = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  journeyId: z.string().check(z.minLength(1)),
  step: z.enum(STEPS),
  data: flowData,
  drafts: z.object(drafts),
  revisit: z.catch(z.optional(revisit), undefined),
});

const discardedFlow = z.object({ discardedAt: z.iso.datetime(), flow: z.unknown() });

/**
 * Reads a saved flow. Storage is not trusted: only known fields of the right type are accepted. Records of earlier
 * versions contain `intents`, the pending requests of the steps, which are dropped. So is a discarded flow that is
 * unreadable, too large or too old, with those that it discarded itself.
 * @returns null if the text is not a flow, is damaged, or comes from a newer version
 */
export function readSavedFlow(text: string, now: Date): SavedFlow | null {
  try {
    return parseWithDiscarded(JSON.parse(text), now);
  } catch {
    return null;
  }
}

function parseWithDiscarded(record: unknown, now: Date): SavedFlow | null {
  const flow = parseFlow(record);
  const discarded = flow && parseDiscarded(record, now);
  return discarded ? { ...flow, discarded } : flow;
}

function parseFlow(record: unknown): SavedFlow | null {
  const parsed = z.safeParse(savedFlow, migrate(record));
  return parsed.success ? removeUnsupportedResults(checkOpened(parsed.data as SavedFlow)) : null;
}

function parseDiscarded(record: unknown, now: Date): DiscardedFlow | null {
  const parsed = z.safeParse(z.object({ discarded: discardedFlow }), record);
  if (!parsed.success) return null;
  const { discardedAt, flow } = parsed.data.discarded;
  // A clock may have been set back since.
  const ageMs = Math.abs(now.getTime() - Date.parse(discardedAt));
  if (ageMs > MAX_DISCARDED_AGE_MS || !isDiscardedSmall(flow)) return null;
  const found = parseWithDiscarded(flow, now);
  return found && { flow: found, discardedAt };
}

/** Only a step before the furthest one can be open again. */
function checkOpened(saved: SavedFlow): SavedFlow {
  const { step, revisit } = saved;
  return revisit?.opened !== undefined && getStepNumber(revisit.opened) >= getStepNumber(step)
    ? { ...saved, revisit: { ...revisit, opened: undefined } }
    : saved;
}

/** A saved flow that continued from an unsupported hypothesis resumes at the hypothesis step. */
function removeUnsupportedResults(saved: SavedFlow): SavedFlow {
  const data = removeUnsupportedData(saved.data);
  if (data === saved.data) return saved;
  const { topic, paper, hypothesis } = saved.drafts;
  const supportedDrafts = {
    ...(topic && { topic }),
    ...(paper && { paper }),
    ...(hypothesis && { hypothesis }),
  };
  const isAhead = getStepNumber(saved.step) > getStepNumber('hypothesis');
  return { ...saved, data, drafts: supportedDrafts, step: isAhead ? 'hypothesis' : saved.step };
}
