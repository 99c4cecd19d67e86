// Lets the page that the server rendered come alive, and notes whatever React has to say about it.
import { hydrateRoot } from 'react-dom/client';
import { journeyPage } from './journey.mjs';

const root = globalThis.document.getElementById('root');
globalThis.said = [];
for (const level of ['error', 'warn']) {
  const say = console[level];
  console[level] = (...words) => {
    globalThis.said.push(words.map(String).join(' '));
    say(...words);
  };
}
hydrateRoot(root, journeyPage(root.dataset.page, { send: () => new Promise(() => undefined) }), {
  onRecoverableError: (error) => globalThis.said.push(String(error)),
});
