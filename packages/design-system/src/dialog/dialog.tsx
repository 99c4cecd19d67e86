'use client';
import { Portal, Root, Title } from '@radix-ui/react-alert-dialog';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type RefObject } from 'react';
import { Heading } from '../text/text.js';
import { useThemeElement } from '../themes/theme-context.js';
import { Actions, Body, DialogContent } from './dialog.styles.js';
import { useReturnFocus } from './use-return-focus.js';
import { Overlay } from './overlay.js';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on Escape. Buttons are up to the caller. */
  onClose: () => void;
  /** Name of the dialog and its heading. */
  title: string;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
  /** Element that gets the focus on opening. @default the dialog itself */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog with a focus trap, rendered into the nearest theme root. A click outside does not close it, so that
 * no input is lost.
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { open, onClose, title, actions, initialFocus, children, ...rest },
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
            aria-describedby={undefined}
            {...rest}
            ref={ref}
            role="dialog"
            aria-modal="true"
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focus.rememberFocus(event.currentTarget);
              (initialFocus?.current ?? (event.currentTarget as HTMLElement)).focus();
            }}
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
