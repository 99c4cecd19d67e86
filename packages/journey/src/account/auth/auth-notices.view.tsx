import { Banner, Button, Link, RefreshIcon } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { authMessages } from './auth.messages.js';

interface UnverifiedViewProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function UnverifiedView({ isRetrying, onRetry }: UnverifiedViewProps) {
  const messages = useMessages(authMessages);
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

interface NewTabViewProps {
  readonly href: string;
  readonly onClose: () => void;
}

/** Link to a new tab, because providers refuse to load inside another site's frame. */
export function NewTabView({ href, onClose }: NewTabViewProps) {
  const messages = useMessages(authMessages);
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
