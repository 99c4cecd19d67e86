import { forwardRef, type ForwardedRef, type ReactElement, type Ref } from 'react';

/** `forwardRef` that keeps the type parameters of a component. */
export const forwardGenericRef = forwardRef as <Element, Props>(
  render: (props: Props, ref: ForwardedRef<Element>) => ReactElement,
) => (props: Props & { ref?: Ref<Element> }) => ReactElement;
