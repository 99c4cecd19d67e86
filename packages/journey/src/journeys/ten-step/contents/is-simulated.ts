import type { StepKey } from '../steps.js';
import { contentsMessages, type ContentsMessages } from './contents.messages.js';

/** Whether the product only simulates a step. */
export const isSimulated = (key: StepKey): key is keyof ContentsMessages['notDone'] =>
  key in contentsMessages.notDone;
