import { Heading } from '@spinout/design-system';
import { useId, type ReactNode } from 'react';
import { Part } from './admin-panel.styles.js';

/** A section of the panel, named by its heading. */
export function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Part aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {title}
      </Heading>
      {children}
    </Part>
  );
}
