import {
  Card,
  Heading,
  Stack,
  type CardProps,
  type HeadingProps,
  type StackProps,
} from '@spinout/design-system';
import { useId } from 'react';
import type { FlowPart } from './flow-part.types.js';
import type { SectionProps } from './section.view.js';

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
