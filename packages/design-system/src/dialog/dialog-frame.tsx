'use client';
import { Portal, Root, Title } from '@radix-ui/react-dialog';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Heading } from '../text/text.js';
import { useThemeElement } from '../themes/use-theme-element.js';
import { Actions, Body, DialogContent } from './dialog.styles.js';
import { Overlay } from './overlay.js';
import { useReturnFocus } from './use-return-focus.js';

/** Props that all dialogs share. */
export interface DialogFrameProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on Escape. Buttons are up to the caller. */
  onClose: () => void;
  /** Name of the dialog and its heading. */
  title: string;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
}

interface FrameProps extends DialogFrameProps {
  role: 'dialog' | 'alertdialog';
  /** Returns the element that gets the focus on opening. @default the dialog itself */
  getInitialFocus: () => HTMLElement | null | undefined;
}

/**
 * Overlay, title, body and buttons of a modal dialog, rendered into the nearest theme root. Traps the focus and
 * restores it on closing. A click outside does not close it, so that no input is lost.
 */
export const DialogFrame = forwardRef<HTMLDivElement, FrameProps>(function DialogFrame(
  { open, onClose, title, actions, role, getInitialFocus, children, ...rest },
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
            role={role}
            aria-modal="true"
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focus.rememberFocus(event.currentTarget);
              const focused = getInitialFocus() ?? (event.currentTarget as HTMLElement);
              // The button of an alert is at its end.
              focused.focus({ preventScroll: role === 'alertdialog' });
            }}
            onInteractOutside={(event) => event.preventDefault()}
            onCloseAutoFocus={focus.restoreFocus}
          >
            <Title asChild>
              <Heading level={2} size="lg">
                {title}
              </Heading>
            </Title>
            <Body>{children}</Body>
            {actions && <Actions>{actions}</Actions>}
          </DialogContent>
        </Overlay>
      </Portal>
    </Root>
  );
});
