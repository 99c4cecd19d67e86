import { Heading, Stack, Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import type { StepName } from '../data/steps.js';
import { Slot } from '../slots/slot.js';
import { ActionsRoot, StepRoot } from './step-layout.styles.js';

interface StepLayoutProps {
  /** Name of the step. */
  readonly step: StepName;
  /** Title of the step (level 2 heading). */
  readonly title: string;
  /** One or two plain sentences under the title. */
  readonly introduction?: string | undefined;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of all steps: title, content and actions. */
export function StepLayout({ step, title, introduction, actions, children }: StepLayoutProps) {
  return (
    <StepRoot data-part="step" data-step={step} data-bar={actions === undefined ? undefined : ''}>
      <Stack gap={1} data-part="step-header">
        <Heading level={2}>{title}</Heading>
        {introduction !== undefined && <Text tone="muted">{introduction}</Text>}
      </Stack>
      {children}
      {actions !== undefined && (
        <ActionsRoot data-part="step-footer" data-actions="">
          <Slot name="stepFooter" step={step}>
            {actions}
          </Slot>
        </ActionsRoot>
      )}
    </StepRoot>
  );
}
