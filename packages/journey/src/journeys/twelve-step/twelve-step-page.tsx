'use client';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { TwelveStepPageScreen, type TwelveStepPageScreenProps } from './twelve-step-page.screen.js';

export type TwelveStepPageProps = FramedProps<TwelveStepPageScreenProps>;

/**
 * Standalone research journey of twelve steps.
 * @example <TwelveStepPage api={createPlatformClient({ transport })} onComplete={({ paper }) => save(paper)} />
 */
export const TwelveStepPage = withFrame(TwelveStepPageScreen);
