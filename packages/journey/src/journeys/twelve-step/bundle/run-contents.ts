import { recordCall, type BundleFile, type RecordedCall } from '@spinout/domain/bundle';
import type { JourneyContents } from '../../results/bundle/journey-file.js';
import { createPaperInput } from '../twelve-step.requests.js';
import { toSavedFile, toSavedResult, toSavedSubject } from '../saved/convert-run.js';
import type { FinishedRun } from './finished-run.js';
import { ARTICLE_PATH, SAVED_RUN_VERSION, type SavedTwelveStepRun } from './saved-run.types.js';

function toSavedRun({ topic, steps, ...found }: FinishedRun): SavedTwelveStepRun {
  const { research, hypothesis, subject, paper, file } = found;
  if (!research || !hypothesis || !paper) throw new Error('twelve steps: one was left out');
  return {
    schemaVersion: SAVED_RUN_VERSION,
    topic,
    steps: steps.map((step) => ({ ...step, result: toSavedResult(step.result) })),
    research,
    hypothesis,
    paper,
    subject: toSavedSubject(subject),
    file: toSavedFile(file),
  };
}

const listCalls = ({
  topic,
  research,
  hypothesis,
  paper,
}: FinishedRun): readonly RecordedCall[] => [
  ...recordCall('Hypothesis', hypothesis?.source, [{ research_area: topic }]),
  ...recordCall('Paper', paper?.source, [{ ...createPaperInput({ topic, research, hypothesis }) }]),
];

async function listFiles({ file }: FinishedRun): Promise<readonly BundleFile[]> {
  if (file?.kind !== 'pdf' || file.pdf === null) return [];
  return [
    {
      path: ARTICLE_PATH,
      mediaType: 'application/pdf',
      about: 'The paper of the eighth step.',
      content: new Uint8Array(await file.pdf.arrayBuffer()),
    },
  ];
}

/** A finished run of the twelve steps, its PDF if the page has it, and the calls of its steps. */
export const readRunContents = async (run: FinishedRun): Promise<JourneyContents> => ({
  journey: { kind: 'twelve-step', record: toSavedRun(run) },
  calls: listCalls(run),
  files: await listFiles(run),
});
