import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { ExternalIcon } from '../icon/tools.icons.js';
import { Root } from './link.styles.js';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Where the link leads. */
  href: string;
  /** Opens in a new tab without a referrer, with an icon. @default false */
  external?: boolean | undefined;
}

/** A text link. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { external = false, children, ...rest },
  ref,
) {
  const newTabProps = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Root {...newTabProps} {...rest} ref={ref}>
      {children}
      {external && <ExternalIcon size={16} />}
    </Root>
  );
});
