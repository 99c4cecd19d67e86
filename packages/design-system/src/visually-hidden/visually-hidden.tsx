import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './visually-hidden.styles.js';

/** Text for assistive technology only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function VisuallyHidden(props, ref) {
    return <Root {...props} ref={ref} />;
  },
);
