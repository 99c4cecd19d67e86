'use client';
import { AlertDialog } from '@spinout/design-system';
import { useLatest } from '@spinout/flow-kit/react';
import { useContext, useEffect, useState } from 'react';
import { useMessages } from '@spinout/flow-kit/react';
import { alertMessages } from './alerts.messages.js';
import { HostAlertContext, type HostAlert } from './host-alert.js';

interface AlertsProps {
  /** The message to show; null when there is none. */
  readonly message: string | null;
  readonly onClose: () => void;
}

/** Shows alerts one after the other, in our dialog or in the host’s way. */
export function Alerts({ message, onClose }: AlertsProps) {
  const messages = useMessages(alertMessages);
  const hostAlert = useContext(HostAlertContext);
  if (hostAlert) {
    return message === null ? null : (
      <HostAlertPresenter show={hostAlert} message={message} onClose={onClose} />
    );
  }
  return (
    <AlertDialog
      open={message !== null}
      title={messages.title}
      message={message ?? ''}
      okLabel={messages.ok}
      onClose={onClose}
    />
  );
}

interface HostAlertPresenterProps extends AlertsProps {
  readonly message: string;
  readonly show: HostAlert;
}

function HostAlertPresenter({ message, show, onClose }: HostAlertPresenterProps) {
  const latest = useLatest({ show, onClose });
  // Restarts the effect, because the next alert may have the same text.
  const [closedCount, setClosedCount] = useState(0);
  useEffect(() => {
    let isMounted = true;
    const close = () => {
      latest.onClose();
      setClosedCount((count) => count + 1);
    };
    // StrictMode mounts twice synchronously; the microtask shows the message once.
    queueMicrotask(() => {
      if (isMounted) void Promise.resolve(latest.show(message)).then(close, close);
    });
    return () => {
      isMounted = false;
    };
  }, [latest, message, closedCount]);
  return null;
}
