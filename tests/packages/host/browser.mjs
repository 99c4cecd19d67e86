// Lets the page that the server rendered come alive, and notes whatever React has to say about it.
import { hydrateRoot } from 'react-dom/client';
import { journeyPage } from './journey.mjs';

const root = globalThis.document.getElementById('root');
globalThis.said = [];
for (const level of ['error', 'warn']) {
  const report = console[level];
  console[level] = (...messages) => {
    globalThis.said.push(messages.map(String).join(' '));
    report(...messages);
  };
}
hydrateRoot(root, journeyPage(root.dataset.page, { send: () => new Promise(() => undefined) }), {
  onRecoverableError: (error) => globalThis.said.push(String(error)),
});
