'use client';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import type { AgenticResearchScreenProps } from './agentic-research.props.js';
import { AgenticResearchScreen } from './agentic-research.js';

export type AgenticResearchProps = AgenticResearchScreenProps & JourneyFrameProps;

/**
 * The six research agents, standalone.
 * @example <AgenticResearch api={api} topic="BRCA1 protein" onComplete={save} />
 */
export function AgenticResearch({
  theme,
  dir,
  locale,
  messages,
  alert,
  className,
  ...screen
}: AgenticResearchProps) {
  return (
    <JourneyFrame {...{ theme, dir, locale, messages, alert, className }}>
      <AgenticResearchScreen {...screen} />
    </JourneyFrame>
  );
}
