import type { ForwardedRef } from 'react';

/** Joins two refs to one callback. */
export const mergeRefs =
  <T>(outer: ForwardedRef<T>, inner: (node: T | null) => void) =>
  (node: T | null) => {
    inner(node);
    if (typeof outer === 'function') outer(node);
    else if (outer) outer.current = node;
  };
