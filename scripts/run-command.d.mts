/** Root folder of the repository. */
export const ROOT: string;
/** Runs a command and returns what it prints. @throws Error if it fails */
export function runOrThrow(command: string, options?: { readonly cwd?: string }): Promise<string>;
/** Runs a command. @param options `isLowPriority`: takes what others leave of the processor time */
export function runCommand(
  command: string,
  options?: { readonly cwd?: string; readonly isLowPriority?: boolean },
): Promise<{ readonly ok: boolean; readonly output: string; readonly ms: number }>;
