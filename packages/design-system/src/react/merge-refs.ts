import type { ForwardedRef } from 'react';

/** Merges two refs into one callback ref. */
export const mergeRefs =
  <T>(outer: ForwardedRef<T>, inner: (node: T | null) => void) =>
  (node: T | null) => {
    inner(node);
    if (typeof outer === 'function') outer(node);
    else if (outer) outer.current = node;
  };
