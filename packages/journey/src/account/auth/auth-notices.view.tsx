import { Banner, Button, Link, RefreshIcon } from '@spinout/design-system';
import type { AuthMessages } from './auth.messages.js';

export interface UnverifiedViewProps {
  /** Whether a retry is in progress. */
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly messages: AuthMessages;
}

export function UnverifiedView({ isRetrying, onRetry, messages }: UnverifiedViewProps) {
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="sm" busy={isRetrying} icon={<RefreshIcon size={16} />} onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {messages.unverified}
    </Banner>
  );
}

export interface NewTabViewProps {
  readonly href: string;
  readonly onClose: () => void;
  readonly messages: AuthMessages;
}

/** Link to a new tab, because providers refuse to load inside another site's frame. */
export function NewTabView({ href, onClose, messages }: NewTabViewProps) {
  return (
    <Banner
      tone="info"
      onDismiss={onClose}
      dismissLabel={messages.close}
      actions={
        <Link href={href} external>
          {messages.openInNewTab}
        </Link>
      }
    >
      {messages.framed}
    </Banner>
  );
}
