'use client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import type { ComponentType, ReactElement } from 'react';
import { JourneyFrame, type JourneyFrameProps } from './journey-frame.js';

/** Props of a screen that a host shows on its own: those of the screen, and those of the frame around it. */
export type FramedProps<ScreenProps> = JourneyFrameProps &
  Omit<ScreenProps, 'runtime'> & {
    /** Clock, ids, random source and log. @default the browser's */
    readonly runtime?: Runtime | undefined;
  };

/** Puts the theme, messages and alerts of a host around a screen. */
export function withFrame<ScreenProps extends object>(
  Screen: ComponentType<ScreenProps>,
): (props: FramedProps<ScreenProps>) => ReactElement {
  return function Framed(props) {
    const { theme, dir, locale, messages, alert, className, runtime, ...rest } = props;
    const screen = {
      runtime: runtime ?? systemRuntime,
      ...withoutUndefined(rest),
    } as unknown as ScreenProps;
    return (
      <JourneyFrame {...{ theme, dir, locale, messages, alert, className, runtime }}>
        <Screen {...screen} />
      </JourneyFrame>
    );
  };
}

const withoutUndefined = (props: object): object =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
