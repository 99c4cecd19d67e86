import { Spinner, Text } from '@spinout/design-system';

/** Placeholder while the code of a view loads. */
export function Loading({ text }: { readonly text: string }) {
  return (
    <Text role="status" tone="muted">
      <Spinner size={16} /> {text}
    </Text>
  );
}
