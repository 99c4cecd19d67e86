'use client';
import { Heading } from '@spinout/design-system';
import { useWords } from '../words/words.js';
import type { AgenticResearchScreenProps } from './agentic-research.props.js';
import { pipelineMessages } from './pipeline.messages.js';

export type { AgenticResearchScreenProps, RealResearch } from './agentic-research.props.js';

/** The six research agents, inside a page that brings its own frame. */
export function AgenticResearchScreen(_: AgenticResearchScreenProps) {
  const words = useWords('pipeline', pipelineMessages);
  return <Heading level={2}>{words.title}</Heading>;
}
