import {
  Card,
  Heading,
  Stack,
  type CardProps,
  type HeadingProps,
  type StackProps,
} from '@spinout/design-system';
import { useId, type ReactNode } from 'react';
import type { FlowPart } from './flow-part.types.js';

interface SectionProps {
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

interface SectionCardProps extends SectionProps, Pick<CardProps, 'variant' | 'padding'> {
  /** See `FlowPart`. */
  readonly 'data-part'?: FlowPart | undefined;
  readonly size?: HeadingProps['size'];
  readonly gap?: StackProps['gap'];
}

/** A card that is named by its title. */
export function SectionCard({ title, size, gap, children, ...card }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card as="section" padding="lg" {...card} aria-labelledby={titleId}>
      <Stack gap={gap}>
        <Heading level={3} size={size} id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
