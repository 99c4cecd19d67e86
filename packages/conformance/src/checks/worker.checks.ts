import { checksOf, overHttp } from '../kit/checks-of.js';
import { parseHttpAnswer } from '../kit/http-access.js';
import { expectThat } from '../kit/expectations.js';

const SCRIPT = '/service-worker.js';
/** JavaScript media types: WHATWG MIME Sniffing, section 4.6. */
const JAVASCRIPT =
  /^(?:application\/(?:x-)?(?:ecma|java)script|text\/(?:(?:x-)?(?:ecma|java)script|javascript1\.[0-5]|jscript|livescript))$/;
const GONE = [404, 410];

export const workerChecks = checksOf('API-32', {
  'serves the service worker at the root of the site as JavaScript, or none at all (SW-01)':
    overHttp(async ({ http }) => {
      const reply = await http.send(SCRIPT, { headers: { 'Service-Worker': 'script' } });
      const { status, contentType, text } = reply;
      if (GONE.includes(status)) return;
      const answer = parseHttpAnswer(`GET ${SCRIPT}`, reply);
      expectThat(
        status === 200,
        'status 200 for the script of the worker, or 404 where there is none',
        `the status was ${status}`,
        answer,
      );
      expectThat(
        JAVASCRIPT.test(contentType),
        'a content type of JavaScript for the script of the worker, e.g. text/javascript',
        `it was ${contentType || 'missing'}`,
        answer,
      );
      expectThat(text.trim() !== '', 'a script', 'it was empty', answer);
    }),
});
