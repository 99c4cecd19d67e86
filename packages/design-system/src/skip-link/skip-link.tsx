import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './skip-link.styles.js';

export interface SkipLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** `#` and the id of the main content, which must be focusable (`tabIndex={-1}`). */
  href: string;
}

/** The first link of a page; moves keyboard users to the main content. Visible only while focused. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(props, ref) {
  return <Root {...props} ref={ref} />;
});
