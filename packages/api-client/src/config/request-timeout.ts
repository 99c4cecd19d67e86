/** How long a call may take, including reading its body. */
export const REQUEST_TIMEOUT_MS = 30_000;
