import { useId, type ReactNode } from 'react';
import { Heading, Text } from '../text/text.js';
import { Content, Margin, Section } from './design-showcase.styles.js';

interface SpecimenSectionProps {
  readonly title: string;
  readonly introduction: string;
  readonly children: ReactNode;
}

export function SpecimenSection({ title, introduction, children }: SpecimenSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Margin>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {introduction}
        </Text>
      </Margin>
      <Content>{children}</Content>
    </Section>
  );
}
