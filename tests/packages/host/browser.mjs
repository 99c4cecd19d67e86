// Hydrates the page that the server rendered and records everything that React logs.
import { hydrateRoot } from 'react-dom/client';
import { journeyPage } from './journey.mjs';

const root = globalThis.document.getElementById('root');
globalThis.consoleMessages = [];
for (const level of ['error', 'warn']) {
  const report = console[level];
  console[level] = (...messages) => {
    globalThis.consoleMessages.push(messages.map(String).join(' '));
    report(...messages);
  };
}
hydrateRoot(root, journeyPage(root.dataset.page, { send: () => new Promise(() => undefined) }), {
  onRecoverableError: (error) => globalThis.consoleMessages.push(String(error)),
});
