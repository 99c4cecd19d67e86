import { Heading, Stack, Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { ActionsRoot, StepRoot } from './step-layout.styles.js';

interface StepLayoutProps {
  /** Title of the step (level 2 heading). */
  readonly title: string;
  /** One or two plain sentences under the title. */
  readonly introduction?: string | undefined;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of all steps: title, content and actions. */
export function StepLayout({ title, introduction, actions, children }: StepLayoutProps) {
  return (
    <StepRoot>
      <Stack gap={1}>
        <Heading level={2}>{title}</Heading>
        {introduction !== undefined && <Text tone="muted">{introduction}</Text>}
      </Stack>
      {children}
      {actions !== undefined && <ActionsRoot data-actions="">{actions}</ActionsRoot>}
    </StepRoot>
  );
}
