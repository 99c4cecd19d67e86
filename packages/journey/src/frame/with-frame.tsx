'use client';
import { PartBoundary } from '@spinout/flow-kit/react';
import type { ComponentType, ReactElement } from 'react';
import { JourneyFrame, type JourneyFrameProps } from './journey-frame.js';

/** Props of a screen that a host shows on its own: those of the screen, and those of the frame around it. */
export type FramedProps<ScreenProps> = JourneyFrameProps & ScreenProps;

/** Puts the theme, messages, runtime and alerts of a host and an error boundary around a screen. */
export function withFrame<ScreenProps extends object>(
  Screen: ComponentType<ScreenProps>,
): (props: FramedProps<ScreenProps>) => ReactElement {
  return function Framed(props) {
    const { theme, dir, locale, messages, alert, className, runtime, ...screen } = props;
    return (
      <JourneyFrame {...{ theme, dir, locale, messages, alert, className, runtime }}>
        <PartBoundary name="A screen">
          <Screen {...(withoutUndefined(screen) as ScreenProps)} />
        </PartBoundary>
      </JourneyFrame>
    );
  };
}

const withoutUndefined = (props: object): object =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
