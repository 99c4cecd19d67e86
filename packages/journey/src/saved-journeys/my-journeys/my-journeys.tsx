'use client';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { MyJourneysScreen, type MyJourneysScreenProps } from './my-journeys.screen.js';

export type MyJourneysProps = FramedProps<MyJourneysScreenProps>;

/**
 * The list of the journeys saved in this browser and, if a source has them, in the account.
 * @example <MyJourneys sources={[tenStepSource(storage)]} open={open} onClose={close} onOpen={show} />
 */
export const MyJourneys = withFrame(MyJourneysScreen);
