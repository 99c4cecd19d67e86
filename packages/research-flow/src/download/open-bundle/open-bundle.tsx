'use client';
import { StepFrame, type StepFrameProps } from '../../view/step-frame.js';
import { OpenBundleScreen, type OpenBundleScreenProps } from './open-bundle.screen.js';

export type OpenBundleProps = StepFrameProps & OpenBundleScreenProps;

/**
 * Opens a bundle that was downloaded from a flow. A bundle that was changed or is incomplete is refused, and the file in it is
 * named.
 * @example <OpenBundle onOpen={(saved) => void flow.current?.restore(saved)} />
 */
export const OpenBundle = ({ onOpen, ...frame }: OpenBundleProps) => (
  <StepFrame {...frame}>
    <OpenBundleScreen onOpen={onOpen} />
  </StepFrame>
);
