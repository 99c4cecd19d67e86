/** Compares what is on disk with what the lock file asks for; null when the installation is complete. */
export function findInstallationProblem(root: string): string | null;
/** Call it before an installation, so that one that is interrupted is not taken for complete. */
export function forgetInstallation(root: string): void;
/** Call it after a successful installation. */
export function recordInstallation(root: string): void;
