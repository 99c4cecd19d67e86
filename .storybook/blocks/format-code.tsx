import type { ReactNode } from 'react';

/** A text with its parts between backticks as code. */
export const formatCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));

const KEYS = /(Enter|Space|Tab|Shift|Esc|Home|End|Page (?:Up|Down)|Backspace|[←→↑↓])/;

/** Names of keys, such as `Home, End` or `↓ ↑`, each as a key. */
export const formatKeys = (text: string): ReactNode =>
  text.split(KEYS).map((part, index) => (index % 2 === 0 ? part : <kbd key={index}>{part}</kbd>));
