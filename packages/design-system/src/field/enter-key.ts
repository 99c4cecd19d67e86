import type { KeyboardEvent } from 'react';

/** Whether Enter was pressed, and not to confirm an input method composition. */
export const isEnter = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.nativeEvent.isComposing && !event.defaultPrevented;
