'use client';
import { useState } from 'react';
import { FocusRegion } from '../../frame/focus-region.js';
import { NewTabView, UnverifiedView } from './auth-notices.view.js';
import { useAuth } from './use-auth.js';

/** Notices about a sign-in that could not be checked, with 'Retry', and about signing in from another site's frame. */
export function AuthNotices() {
  const { state, offersNewTab, retry, closeNewTab, pageAddress } = useAuth();
  const [wasRetried, setWasRetried] = useState(false);
  const isRetrying = wasRetried && state === 'checking';
  const retryCheck = () => {
    setWasRetried(true);
    retry();
  };
  if (wasRetried && state !== 'checking' && state !== 'unverified') setWasRetried(false);
  return (
    <FocusRegion gap={3} busy={isRetrying}>
      {(state === 'unverified' || isRetrying) && (
        <UnverifiedView isRetrying={isRetrying} onRetry={retryCheck} />
      )}
      {offersNewTab && <NewTabView href={pageAddress()} onClose={closeNewTab} />}
    </FocusRegion>
  );
}
