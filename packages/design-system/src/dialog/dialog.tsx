'use client';
import { forwardRef, type RefObject } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.js';

export interface DialogProps extends DialogFrameProps {
  /** Element that gets the focus on opening. @default the dialog itself */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** For content that needs more than a form does: 46rem. @default false */
  wide?: boolean | undefined;
}

/**
 * A modal dialog with a focus trap, rendered into the nearest theme root. A click outside does not close it, so that
 * no input is lost.
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { initialFocus, wide = false, ...rest },
  ref,
) {
  return (
    <DialogFrame
      aria-describedby={undefined}
      {...rest}
      data-wide={wide || undefined}
      ref={ref}
      role="dialog"
      getInitialFocus={() => initialFocus?.current}
    />
  );
});
