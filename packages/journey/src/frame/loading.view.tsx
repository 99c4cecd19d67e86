import { Spinner, Text } from '@spinout/design-system';

export function Loading({ text }: { readonly text: string }) {
  return (
    <Text role="status" tone="muted" data-loading="">
      <Spinner size={16} /> {text}
    </Text>
  );
}
