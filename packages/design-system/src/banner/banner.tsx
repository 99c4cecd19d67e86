'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { CloseIcon } from '../icon/actions.icons.js';
import { ErrorMarkIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/status.icons.js';
import { Actions, Body, Dismiss, Root } from './banner.styles.js';

const icons = {
  error: ErrorMarkIcon,
  warning: WarningIcon,
  info: InfoIcon,
  success: SuccessIcon,
} as const;

type Dismissal =
  | { onDismiss: () => void; /** Name of the dismiss button. */ dismissLabel: string }
  | { onDismiss?: undefined; dismissLabel?: undefined };

export type BannerProps = ComponentPropsWithoutRef<'div'> &
  Dismissal & {
    /** Kind of message; an `error` is announced immediately. */
    tone: 'error' | 'warning' | 'info' | 'success';
    /** Buttons or links that help to solve the problem. */
    actions?: ReactNode;
  };

/** A message about the view below it: role `alert` for errors, `status` for the rest. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone, actions, onDismiss, dismissLabel, children, ...rest },
  ref,
) {
  const Icon = icons[tone];
  return (
    <Root role={tone === 'error' ? 'alert' : 'status'} {...rest} ref={ref} data-tone={tone}>
      <Icon />
      <Body>
        {children}
        {actions && <Actions>{actions}</Actions>}
      </Body>
      {onDismiss && (
        <Dismiss type="button" aria-label={dismissLabel} onClick={onDismiss}>
          <CloseIcon size={16} />
        </Dismiss>
      )}
    </Root>
  );
});
