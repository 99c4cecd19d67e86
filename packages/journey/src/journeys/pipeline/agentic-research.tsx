'use client';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import type { AgenticResearchScreenProps } from './agentic-research.props.js';
import { AgenticResearchScreen } from './agentic-research.screen.js';

export type AgenticResearchProps = FramedProps<AgenticResearchScreenProps>;

/**
 * The six research agents, standalone.
 * @example <AgenticResearch api={api} topic="BRCA1 protein" onComplete={save} />
 */
export const AgenticResearch = withFrame(AgenticResearchScreen);
