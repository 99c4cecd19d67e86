'use client';
import { Cancel, Description, Portal, Root, Title } from '@radix-ui/react-alert-dialog';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../button/button.js';
import { Actions, DialogContent } from '../dialog/dialog.styles.js';
import { useReturnFocus } from '../dialog/use-return-focus.js';
import { Overlay } from '../dialog/overlay.js';
import { Heading } from '../text/text.js';
import { useThemeElement } from '../themes/theme-context.js';
import { Message } from './alert-dialog.styles.js';

export interface AlertDialogProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'title' | 'role' | 'children'
> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on OK and on Escape. */
  onClose: () => void;
  /** Name of the dialog. */
  title: string;
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
  { open, onClose, title, message, okLabel = 'OK', ...rest },
  ref,
) {
  const container = useThemeElement();
  const focus = useReturnFocus();
  if (container === null) return null;
  return (
    <Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal container={container}>
        <Overlay>
          <DialogContent
            {...rest}
            ref={ref}
            aria-modal="true"
            onOpenAutoFocus={(event) => focus.rememberFocus(event.currentTarget)}
            onCloseAutoFocus={focus.restoreFocus}
          >
            <Title asChild>
              <Heading level={2} size="lg">
                {title}
              </Heading>
            </Title>
            <Description asChild>
              <Message>{message}</Message>
            </Description>
            <Actions>
              <Cancel asChild>
                <Button variant="primary">{okLabel}</Button>
              </Cancel>
            </Actions>
          </DialogContent>
        </Overlay>
      </Portal>
    </Root>
  );
});
