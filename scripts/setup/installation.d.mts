/** Compares the installed packages with the lock file; null if the installation is complete. */
export function findInstallationProblem(root: string): string | null;
/** Marks the installation as incomplete. Call it before installing, so that an interruption is detected. */
export function forgetInstallation(root: string): void;
/** Marks the installation as complete. */
export function recordInstallation(root: string): void;
