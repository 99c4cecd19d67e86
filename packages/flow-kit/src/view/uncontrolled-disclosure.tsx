'use client';
import { Disclosure, type DisclosureProps } from '@spinout/design-system';
import { useState } from 'react';

export interface UncontrolledDisclosureProps extends Omit<
  DisclosureProps,
  'open' | 'onOpenChange'
> {
  /** Whether it starts open. @default false */
  readonly startsOpen?: boolean | undefined;
}

/** A disclosure that manages its own open state. */
export function UncontrolledDisclosure({
  startsOpen = false,
  ...rest
}: UncontrolledDisclosureProps) {
  const [open, setOpen] = useState(startsOpen);
  return <Disclosure {...rest} open={open} onOpenChange={setOpen} />;
}
