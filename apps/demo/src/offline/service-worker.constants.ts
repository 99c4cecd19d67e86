/** At the site root, so that its scope is the whole site. */
export const WORKER_SCRIPT = '/service-worker.js';

/** Session storage key: this tab was reloaded after removing a worker whose script no longer exists. */
export const RELOADED_KEY = 'spinout-worker-removed';

/** Paths that the server answers itself; all others show the page. */
export const SERVER_PATHS = /^\/(?:health|ready|metrics)(?:\?|$)/;
