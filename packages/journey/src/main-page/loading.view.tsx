import { Spinner, Text } from '@spinout/design-system';

/** What shows while the code of a view is on its way. */
export function Loading({ text }: { readonly text: string }) {
  return (
    <Text role="status" tone="muted">
      <Spinner size={16} /> {text}
    </Text>
  );
}
