import { Heading, Stack } from '@spinout/design-system';
import type { ReactNode } from 'react';

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a step with its title. */
export const Section = ({ title, children }: SectionProps) => (
  <Stack gap={3}>
    <Heading level={3}>{title}</Heading>
    {children}
  </Stack>
);

/** A part of a card with its title. */
export const CardSection = ({ title, children }: SectionProps) => (
  <Stack gap={2}>
    <Heading level={4} size="ui">
      {title}
    </Heading>
    {children}
  </Stack>
);
