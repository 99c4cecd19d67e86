'use client';
import { ThemeRoot, type ThemeName } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { HostAlertContext, type HostAlert } from './alerts/host-alert.js';
import { MessagesProvider, RuntimeProvider } from '@spinout/flow-kit/react';
import type { Messages, Runtime } from '@spinout/flow-kit';

/** Theme, language, messages and runtime of a journey screen. */
export interface JourneyFrameProps {
  /** Colors: those of a theme, of the operating system (`system`) or of the page around it (`host`). @default 'system' */
  readonly theme?: ThemeName | undefined;
  /** Text direction. @default the host's */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** Language tag for numbers, money and dates. @default that of the page around it, or 'en-US' */
  readonly locale?: string | undefined;
  /** Messages that replace ours, by catalog and key. @default none */
  readonly messages?: Messages | undefined;
  /** Shows alerts in the host's way. @default our dialog */
  readonly alert?: HostAlert | undefined;
  /** Class of the element around the screen. @default none */
  readonly className?: string | undefined;
  /** Clock, ids, random source and log. @default the browser's */
  readonly runtime?: Runtime | undefined;
}

/** Theme, messages, runtime and alerts around a host's screen. */
export function JourneyFrame({
  theme = 'system',
  dir,
  locale,
  messages,
  alert,
  className,
  runtime,
  children,
}: JourneyFrameProps & { readonly children: ReactNode }) {
  return (
    <ThemeRoot isolated theme={theme} dir={dir} className={className}>
      <MessagesProvider messages={messages} locale={locale}>
        <RuntimeProvider runtime={runtime}>
          <HostAlertContext.Provider value={alert ?? null}>{children}</HostAlertContext.Provider>
        </RuntimeProvider>
      </MessagesProvider>
    </ThemeRoot>
  );
}
