import { TRUSTED_TYPES_POLICY } from '../http/content-security-policy.js';

/**
 * The first script of a page. It has the nonce.
 * - Allows only this server's own files as workers, and no other strings as code: text
 *   never becomes markup or script.
 * - Passes the nonce to the library that locks scrolling behind a dialog, under the name that the library reads.
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
