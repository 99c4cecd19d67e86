'use client';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { ResultsPanelScreen, type ResultsPanelScreenProps } from './results-panel.screen.js';

export type ResultsPanelProps = FramedProps<ResultsPanelScreenProps>;

/**
 * Standalone download panel of a finished run.
 * @example <ResultsPanel api={api} bundle={results} />
 */
export const ResultsPanel = withFrame(ResultsPanelScreen);
