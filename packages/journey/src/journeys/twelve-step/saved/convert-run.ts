import type { ResearchBundle } from '@spinout/api-client';
import { createSubject } from '../structure/subject.js';
import type { Subject } from '../structure/structure.types.js';
import type { Run } from '../twelve-step.context.js';
import type { RunStep, StepFile, StepResult } from '../twelve-step.types.js';
import type { SavedFile, SavedRun, SavedStepResult, SavedSubject } from './saved-run.js';

export const toSavedResult = (result: StepResult | null): SavedStepResult | null =>
  result?.kind === 'research' ? { kind: 'research' } : result;

export const toSavedSubject = (subject: Subject | null): SavedSubject | null =>
  subject?.kind === 'backbone' ? { kind: 'backbone' } : subject;

export const toSavedFile = (file: StepFile | null): SavedFile | null =>
  file?.kind === 'pdf' ? { kind: 'pdf', name: file.name } : file;

/** A step that is in progress or failed starts again. */
const toSavedStep = ({ status, result }: RunStep) =>
  status === 'completed'
    ? { status, result: toSavedResult(result) }
    : { status: 'pending' as const, result: null };

/** The run as it is saved. */
export const toSavedRun = (run: Run): SavedRun => ({
  id: run.runId,
  topic: run.runTopic,
  steps: run.steps.map(toSavedStep),
  research: run.research,
  hypothesis: run.hypothesis,
  paper: run.paper,
  subject: toSavedSubject(run.subject),
  file: toSavedFile(run.file),
  starts: run.starts,
});

/** A backbone is drawn without random numbers. */
const NO_RANDOM = () => 0;

/** Draws a saved subject again. */
export const openSubject = (
  subject: SavedSubject | null,
  research: ResearchBundle | null,
): Subject | null =>
  subject?.kind === 'backbone' ? createSubject(research?.structure, NO_RANDOM) : subject;

/** Results of steps with the research that they show. */
export const openSteps = (
  steps: SavedRun['steps'],
  research: ResearchBundle | null,
): readonly RunStep[] =>
  steps.map(({ status, result }, index) => ({
    id: (index + 1) as RunStep['id'],
    status,
    result:
      result?.kind === 'research' ? research && { kind: 'research' as const, research } : result,
  }));

/** The saved file; its PDF is made when the person downloads it. */
const openFile = (file: SavedFile | null): StepFile | null =>
  file?.kind === 'pdf' ? { ...file, pdf: null } : file;

/** The saved run as it is shown. */
export const openRun = ({ id, topic, starts = 0, ...saved }: SavedRun): Run => ({
  runId: id,
  runTopic: topic,
  starts,
  steps: openSteps(saved.steps, saved.research),
  error: null,
  research: saved.research,
  hypothesis: saved.hypothesis,
  paper: saved.paper,
  subject: openSubject(saved.subject, saved.research),
  file: openFile(saved.file),
});
