/** What the client asks for on other than local hosts is the same as under `/api/v1/`. */
const SERVERLESS = '/.netlify/functions/v1/';

/** Turns the path of a serverless function into the path of the call that it stands for. */
export const withoutServerless = (url: string): string =>
  url.startsWith(SERVERLESS) ? `/api/v1/${url.slice(SERVERLESS.length)}` : url;
