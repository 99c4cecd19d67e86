/** Clients that are not on a local host use this prefix instead of `/api/v1/`. */
const SERVERLESS = '/.netlify/functions/v1/';

/** Maps the path of a serverless function to the path of its endpoint. */
export const rewriteServerlessPath = (url: string): string =>
  url.startsWith(SERVERLESS) ? `/api/v1/${url.slice(SERVERLESS.length)}` : url;
