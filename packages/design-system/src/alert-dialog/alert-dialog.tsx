'use client';
import { Description } from '@radix-ui/react-dialog';
import { forwardRef, useRef } from 'react';
import { Button } from '../button/button.js';
import { DialogFrame, type DialogFrameProps } from '../dialog/dialog-frame.js';
import { Message } from './alert-dialog.styles.js';

export interface AlertDialogProps extends Omit<DialogFrameProps, 'actions' | 'children'> {
  /** Called on OK and on Escape. */
  onClose: () => void;
  /** The message; line breaks are preserved. */
  message: string;
  /** Label of the button. @default 'OK' */
  okLabel?: string | undefined;
}

/**
 * A modal message with one button (role `alertdialog`). The button has the initial focus, Escape closes the dialog
 * too, and focus returns to where it was.
 */
export const AlertDialog = forwardRef<HTMLDivElement, AlertDialogProps>(function AlertDialog(
  { message, okLabel = 'OK', ...rest },
  ref,
) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      {...rest}
      ref={ref}
      role="alertdialog"
      getInitialFocus={() => button.current}
      actions={
        <Button ref={button} variant="primary" onClick={rest.onClose}>
          {okLabel}
        </Button>
      }
    >
      <Description asChild>
        <Message>{message}</Message>
      </Description>
    </DialogFrame>
  );
});
