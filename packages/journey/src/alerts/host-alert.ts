import { createContext } from 'react';

/** Shows a message in the host's way; what follows waits until it has been read. */
export type HostAlert = (message: string) => Promise<void> | void;

/** The host's way of showing alerts; null shows them in a dialog of ours. */
export const HostAlertContext = createContext<HostAlert | null>(null);
