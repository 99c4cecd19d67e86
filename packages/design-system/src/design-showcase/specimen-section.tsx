import { useId, type ReactNode } from 'react';
import { Stack } from '../layout/layout.js';
import { Heading, Text } from '../text/text.js';
import { Section } from './design-showcase.styles.js';

interface SpecimenSectionProps {
  readonly title: string;
  readonly introduction: string;
  readonly children: ReactNode;
}

export function SpecimenSection({ title, introduction, children }: SpecimenSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {introduction}
        </Text>
      </Stack>
      <Stack gap={8}>{children}</Stack>
    </Section>
  );
}
