import type { KeyboardEvent } from 'react';

/** Whether a person pressed Enter, and not to accept a word from an input method. */
export const isEnter = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.nativeEvent.isComposing && !event.defaultPrevented;
