import '@fontsource-variable/source-sans-3/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import './page.css';
import { captureAuthCallback } from '@spinout/journey/auth';
import { findLanguage } from '@spinout/languages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { createDependencies, detectBackend } from './compose.js';
import { loadTexts } from './languages/load-texts.js';
import { readSettings } from './settings/settings.js';
import { applyPendingSession } from './workbench/session/session-file.js';

const root = document.getElementById('root');
if (!root) throw new Error('Failed to find the root element');

// Must run first, before any other code can see the authorization code in the URL.
captureAuthCallback();
applyPendingSession(
  () => ({ store: window.localStorage, tab: window.sessionStorage }),
  (message, cause) => console.warn(message, cause),
);

const defaultBackend = detectBackend(document);
const initial = readSettings(window.location.search, defaultBackend);

const render = () =>
  createRoot(root).render(
    <StrictMode>
      <App dependencies={createDependencies()} defaultBackend={defaultBackend} initial={initial} />
    </StrictMode>,
  );

// Otherwise the page would be shown in English first. No top-level await: the texts may import the file of this module.
if (initial.lang === findLanguage(null).tag) render();
else void loadTexts(findLanguage(initial.lang)).then(render);
