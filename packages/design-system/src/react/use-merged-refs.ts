import { useCallback, type ForwardedRef } from 'react';

const setRef = <T>(ref: ForwardedRef<T>, node: T | null) => {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
};

/** Merges two refs into one callback ref. */
export const useMergedRefs = <T>(outer: ForwardedRef<T>, inner: ForwardedRef<T>) =>
  useCallback(
    (node: T | null) => {
      setRef(inner, node);
      setRef(outer, node);
    },
    [outer, inner],
  );
