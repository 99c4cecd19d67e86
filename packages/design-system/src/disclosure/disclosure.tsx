'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/actions.icons.js';
import { Panel, Root, Toggle } from './disclosure.styles.js';

export interface DisclosureProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onToggle'> {
  /** Label of the button and name of the region. */
  label: ReactNode;
  /** Whether the content is shown. */
  open: boolean;
  /** Called with the new state. */
  onOpenChange: (open: boolean) => void;
  /** Makes the content a named `region` landmark. @default false */
  region?: boolean | undefined;
}

/** A button that shows and hides the content under it. Hidden content is not rendered. */
export const Disclosure = forwardRef<HTMLDivElement, DisclosureProps>(function Disclosure(
  { label, open, onOpenChange, region = false, children, ...rest },
  ref,
) {
  const id = useId();
  const regionProps = region ? { role: 'region', 'aria-labelledby': `${id}toggle` } : {};
  return (
    <Root {...rest} ref={ref}>
      <Toggle
        type="button"
        id={`${id}toggle`}
        aria-expanded={open}
        aria-controls={open ? `${id}panel` : undefined}
        onClick={() => onOpenChange(!open)}
      >
        <ChevronDownIcon size={16} />
        <span>{label}</span>
      </Toggle>
      {open && (
        <Panel id={`${id}panel`} {...regionProps}>
          {children}
        </Panel>
      )}
    </Root>
  );
});
