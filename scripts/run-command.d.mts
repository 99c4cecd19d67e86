/** Root folder of the repository. */
export const ROOT: string;
/** Runs a command and returns what it prints. @throws Error if it fails */
export function runOrThrow(command: string, options?: { readonly cwd?: string }): Promise<string>;
/** Runs a command. */
export function runCommand(
  command: string,
  options?: { readonly cwd?: string },
): Promise<{ readonly ok: boolean; readonly output: string; readonly ms: number }>;
