'use client';
import { canReadNodeEnv } from '@spinout/api-client';
import { PartBoundary } from '@spinout/flow-kit/react';
import type { ComponentType, ReactElement } from 'react';
import { checkComponent } from './check-component.js';
import { JourneyFrame, type JourneyFrameProps } from './journey-frame.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Props of a screen that a host shows on its own: those of the screen, and those of the frame around it. */
export type FramedProps<ScreenProps> = JourneyFrameProps & ScreenProps;

/**
 * Puts the theme, messages, runtime and alerts of a host and an error boundary around a screen. `component` names it in
 * errors.
 */
export function withFrame<ScreenProps extends object>(
  Screen: ComponentType<ScreenProps>,
  component: string,
): (props: FramedProps<ScreenProps>) => ReactElement {
  return function Framed(props) {
    if (canReadNodeEnv()) {
      if (process.env.NODE_ENV !== 'production') checkComponent(props, component);
    }
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
