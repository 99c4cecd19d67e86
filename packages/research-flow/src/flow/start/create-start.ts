import type { StepDrafts } from '../../saved/saved-flow.js';
import type { AnalyzedPaper, PaperDraft } from '../../steps/paper/paper.types.js';
import { createTopicDraft, type TopicDraft } from '../../steps/topic/topic.machine.js';
import { readTopicOptions } from '../../steps/topic/topic.options.js';
import { topicMessages } from '../../steps/topic/topic.messages.js';
import type { FlowContext, StartChange } from '../flow.types.js';
import { revisitRules } from '../revisit/revisit.rules.js';
import { proposeTopics } from './propose-topics.js';
import type { StartMessages } from './start.messages.js';
import type { FlowStart } from './start.types.js';

/** The interest as the selected custom topic. */
const createInterestDraft = (interest: string, { runtime, topics }: FlowContext): TopicDraft => ({
  ...createTopicDraft(topics),
  tab: 'custom',
  customText: interest,
  selected: {
    ...readTopicOptions(topics).custom,
    id: runtime.newId('custom-'),
    title: interest,
    description: topicMessages.customDescription,
    reason: undefined,
  },
});

/** The topics of the paper as suggestions, the first one selected. */
const createProposedDraft = (paper: AnalyzedPaper, messages: StartMessages): TopicDraft => {
  const suggestions = proposeTopics(paper, messages);
  return {
    ...createTopicDraft(),
    suggestions,
    suggestionsSource: { origin: 'computed', by: messages.source },
    selected: suggestions[0] ?? null,
  };
};

const createPaperDraft = ({ draft, analysis, metadata, documents }: AnalyzedPaper): PaperDraft => ({
  method: documents[0]?.method ?? 'file',
  url: '',
  text: '',
  exampleTitle: null,
  fileName: metadata.file_name ?? null,
  fileSizeBytes: null,
  ...draft,
  analyzed: { analysis, metadata, documents },
});

/** What the flow has at its first step. */
export function createStart(
  context: FlowContext,
  { paper, interest = '' }: FlowStart,
  messages: StartMessages,
): StartChange {
  const entered = interest.trim();
  const topic =
    entered !== ''
      ? createInterestDraft(entered, context)
      : paper && createProposedDraft(paper, messages);
  const drafts: StepDrafts = {
    ...(topic && { topic }),
    ...(paper && { paper: createPaperDraft(paper) }),
  };
  return {
    drafts,
    rules: revisitRules,
    ...(paper?.journeyId !== undefined && { journeyId: paper.journeyId }),
  };
}
