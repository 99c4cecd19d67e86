import { TRUSTED_TYPES_POLICY } from '../http/content-security-policy.js';

/**
 * The first script of a page, which carries the nonce itself.
 * - It lets an address become a worker when it is one of this server's own files, and nothing else become code: text
 *   is never made into markup or script.
 * - It tells the nonce to the library that keeps a page still behind a dialog, which looks for it under this name.
 */
export const bootstrapScript = `
window.__webpack_nonce__ = document.currentScript.nonce;
if (window.trustedTypes) {
  trustedTypes.createPolicy('${TRUSTED_TYPES_POLICY}', {
    createScriptURL(address) {
      const url = new URL(address, document.baseURI);
      const own = url.pathname.startsWith('/assets/') || url.pathname === '/service-worker.js';
      return url.origin === location.origin && own ? url.href : null;
    },
  });
}`;
