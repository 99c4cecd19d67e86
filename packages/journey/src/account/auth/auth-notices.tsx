'use client';
import { useFocusAfter } from '@spinout/flow-kit/react';
import { useState } from 'react';
import { useMessages } from '@spinout/flow-kit/react';
import { FocusRegion } from './auth-notices.styles.js';
import { NewTabView, UnverifiedView } from './auth-notices.view.js';
import { authMessages } from './auth.messages.js';
import { useAuth } from './use-auth.js';

/** Notices about a sign-in that could not be checked, with 'Retry', and about signing in from another site's frame. */
export function AuthNotices() {
  const { state, offersNewTab, retry, closeNewTab, pageAddress } = useAuth();
  const messages = useMessages(authMessages);
  const [wasRetried, setWasRetried] = useState(false);
  const isRetrying = wasRetried && state === 'checking';
  // The pressed button disappears with its notice, so the focus moves to the region.
  const focusRegion = useFocusAfter<HTMLDivElement>(isRetrying);
  const retryCheck = () => {
    setWasRetried(true);
    retry();
  };
  if (wasRetried && state !== 'checking' && state !== 'unverified') setWasRetried(false);
  return (
    <FocusRegion ref={focusRegion} tabIndex={-1}>
      {(state === 'unverified' || isRetrying) && (
        <UnverifiedView isRetrying={isRetrying} onRetry={retryCheck} messages={messages} />
      )}
      {offersNewTab && (
        <NewTabView href={pageAddress()} onClose={closeNewTab} messages={messages} />
      )}
    </FocusRegion>
  );
}
