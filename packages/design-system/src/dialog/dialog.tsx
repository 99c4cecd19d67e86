'use client';
import { Portal, Root, Title } from '@radix-ui/react-alert-dialog';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type RefObject } from 'react';
import { Heading } from '../text/text.js';
import { useThemeElement } from '../themes/theme-context.js';
import { Actions, Body, Sheet } from './dialog.styles.js';
import { useReturnFocus } from './use-return-focus.js';
import { Overlay } from './overlay.js';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  /** Whether it shows. */
  open: boolean;
  /** Called when a person leaves it by Escape; buttons are the caller's. */
  onClose: () => void;
  /** Name of the dialog and its heading. */
  title: string;
  /** Buttons at its end, the main one last. */
  actions?: ReactNode;
  /** What gets focus on opening. @default the dialog itself */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Asks for something before one goes on: role `dialog`, modal, kept inside the nearest theme root.
 * A click beside it does not close it, so nothing typed is lost.
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
          <Sheet
            aria-describedby={undefined}
            {...rest}
            ref={ref}
            role="dialog"
            aria-modal="true"
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focus.remember(event.currentTarget);
              (initialFocus?.current ?? (event.currentTarget as HTMLElement)).focus();
            }}
            onCloseAutoFocus={focus.giveBack}
          >
            <Title asChild>
              <Heading level={2} size="lg">
                {title}
              </Heading>
            </Title>
            <Body>{children}</Body>
            {actions && <Actions>{actions}</Actions>}
          </Sheet>
        </Overlay>
      </Portal>
    </Root>
  );
});
