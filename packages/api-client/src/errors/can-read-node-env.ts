declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Whether `process.env.NODE_ENV` can be read: a bundler has replaced it in this function too, or there is a `process`. A page
 * without a bundler has neither, and reading it would throw. A check in development is written as two conditions,
 * `if (canReadNodeEnv()) { if (process.env.NODE_ENV !== 'production') check(); }`: every bundler removes the inner one from a
 * production build, whereas Rollup keeps what is inside of a `try`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function canReadNodeEnv(): boolean {
  const read = () => process.env.NODE_ENV;
  return typeof process === 'object' || !String(read).includes('process');
}
