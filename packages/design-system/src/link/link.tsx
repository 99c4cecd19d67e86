import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { ExternalIcon } from '../icon/actions.icons.js';
import { Root } from './link.styles.js';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
  /** Opens a new tab, tells the other page nothing of this one, and shows the sign for it. @default false */
  external?: boolean | undefined;
}

/** Leads somewhere. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { external = false, children, ...rest },
  ref,
) {
  const elsewhere = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Root {...elsewhere} {...rest} ref={ref}>
      {children}
      {external && <ExternalIcon size={16} />}
    </Root>
  );
});
