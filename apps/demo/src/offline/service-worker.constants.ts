/** SW-01: at the root of the site, so that it may answer for all of it. */
export const WORKER_SCRIPT = '/service-worker.js';

/** Session storage: this tab has removed a worker whose script is gone, and was loaded again for it (T-59). */
export const RELOADED_MARK = 'spinout-worker-removed';

/** Paths and queries that the server answers itself; every other one shows the page. */
export const SERVER_PATHS = /^\/(?:health|ready|metrics)(?:\?|$)/;
