import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Stack } from '@spinout/design-system';
import type { ReactNode } from 'react';

/** A section of a documentation page, listed in its contents. What is in it has the styles of the design system. */
export const Section = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section>
    <Heading>{title}</Heading>
    <Unstyled>
      <Stack gap={4}>{children}</Stack>
    </Unstyled>
  </section>
);
