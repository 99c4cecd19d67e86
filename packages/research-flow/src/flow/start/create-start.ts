import type { Runtime } from '@spinout/flow-kit';
import type { StepDrafts } from '../../saved/saved-flow.js';
import type { AnalyzedPaper, PaperDraft } from '../../steps/paper/paper.types.js';
import { CUSTOM_TOPIC } from '../../steps/topic/topic.constants.js';
import { initialTopicDraft, type TopicDraft } from '../../steps/topic/topic.machine.js';
import { topicMessages } from '../../steps/topic/topic.messages.js';
import type { FlowContext, StartChange } from '../flow.types.js';
import { revisitRules } from '../revisit/revisit.rules.js';
import { proposeTopics } from './propose-topics.js';
import type { StartMessages } from './start.messages.js';
import type { FlowStart } from './start.types.js';

/** The interest as the selected custom topic. */
const createInterestDraft = (interest: string, runtime: Runtime): TopicDraft => ({
  ...initialTopicDraft,
  tab: 'custom',
  customText: interest,
  selected: {
    ...CUSTOM_TOPIC,
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
    ...initialTopicDraft,
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
  { runtime }: FlowContext,
  { paper, interest = '' }: FlowStart,
  messages: StartMessages,
): StartChange {
  const entered = interest.trim();
  const topic =
    entered !== ''
      ? createInterestDraft(entered, runtime)
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
