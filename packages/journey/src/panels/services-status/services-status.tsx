'use client';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { ServicesStatusScreen, type ServicesStatusScreenProps } from './services-status.screen.js';

export type ServicesStatusProps = FramedProps<ServicesStatusScreenProps>;

/**
 * Standalone service status.
 * @example <ServicesStatus api={api} />
 */
export const ServicesStatus = withFrame(ServicesStatusScreen);
