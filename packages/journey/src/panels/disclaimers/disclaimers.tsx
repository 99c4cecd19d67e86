'use client';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { DisclaimersScreen, type DisclaimersScreenProps } from './disclaimers.screen.js';

export type DisclaimersProps = FramedProps<DisclaimersScreenProps>;

/**
 * Standalone disclaimers.
 * @example <Disclaimers api={api} />
 */
export const Disclaimers = withFrame(DisclaimersScreen);
