export type { HostAlert } from './alerts/host-alert.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { JourneyMessages } from './words/words.js';
