import { Text, type TextProps } from '@spinout/design-system';

/** A remark on the content: small and muted. */
export const Note = (props: TextProps) => <Text size="sm" tone="muted" {...props} />;
