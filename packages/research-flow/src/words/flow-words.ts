import type { FlowMessagesCatalogue } from '../flow/flow.messages.js';
import type { ProblemMessages } from '../problems/problem.messages.js';
import type { SourceMessages } from '../view/source.messages.js';
import type { TopicMessages } from '../steps/topic/topic.messages.js';

/** All texts of the flow, by room. Types only: no catalogue is loaded from here. */
export interface FlowWords {
  readonly flow: FlowMessagesCatalogue;
  readonly problems: ProblemMessages;
  readonly source: SourceMessages;
  readonly topic: TopicMessages;
}
