'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/actions.icons.js';
import { Panel, Root, Toggle } from './disclosure.styles.js';

export interface DisclosureProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onToggle'> {
  /** Words on the button; also the name of the region under it. */
  label: ReactNode;
  /** Whether the region shows. */
  open: boolean;
  /** Called with what it becomes. */
  onOpenChange: (open: boolean) => void;
  /** Makes the content a named region of the page. @default false */
  region?: boolean | undefined;
}

/** A button that shows and hides what is under it. Hidden content is not rendered. */
export const Disclosure = forwardRef<HTMLDivElement, DisclosureProps>(function Disclosure(
  { label, open, onOpenChange, region = false, children, ...rest },
  ref,
) {
  const id = useId();
  const named = region ? { role: 'region', 'aria-labelledby': `${id}toggle` } : {};
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
        <Panel id={`${id}panel`} {...named}>
          {children}
        </Panel>
      )}
    </Root>
  );
});
