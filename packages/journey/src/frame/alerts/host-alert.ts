import { createContext } from 'react';

/** Shows a message in the host's way. The next alert waits until the promise settles. */
export type HostAlert = (message: string) => Promise<void> | void;

/** The host's way of showing alerts; null uses our dialog. */
export const HostAlertContext = createContext<HostAlert | null>(null);
