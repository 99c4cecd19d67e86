'use client';
import { Cancel, Description, Portal, Root, Title } from '@radix-ui/react-alert-dialog';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../button/button.js';
import { Actions, Sheet } from '../dialog/dialog.styles.js';
import { useReturnFocus } from '../dialog/use-return-focus.js';
import { Overlay } from '../dialog/overlay.js';
import { Heading } from '../text/text.js';
import { useThemeElement } from '../themes/theme-context.js';
import { Message } from './alert-dialog.styles.js';

export interface AlertDialogProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'title' | 'role' | 'children'
> {
  /** Whether it shows. */
  open: boolean;
  /** Called on OK and on Escape. */
  onClose: () => void;
  /** Name of the dialog. */
  title: string;
  /** The exact message; line breaks are kept. */
  message: string;
  /** Words on the one button. @default 'OK' */
  okLabel?: string | undefined;
}

/**
 * Says one thing that must be read: role `alertdialog`, modal, its one button has focus, Escape
 * does the same, and focus returns to where it was.
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
          <Sheet
            {...rest}
            ref={ref}
            aria-modal="true"
            onOpenAutoFocus={(event) => focus.remember(event.currentTarget)}
            onCloseAutoFocus={focus.giveBack}
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
          </Sheet>
        </Overlay>
      </Portal>
    </Root>
  );
});
