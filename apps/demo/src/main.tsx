import '@fontsource-variable/source-sans-3/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import './page.css';
import { captureAuthCallback } from '@spinout/journey/auth';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { createWorld, servedBackend } from './compose.js';
import { readSettings } from './settings/settings.js';
import { takeAskedSession } from './workbench/kept/session-file.js';

const root = document.getElementById('root');
// MAIN-20
if (!root) throw new Error('Failed to find the root element');

// AUTH-05: the first thing of all, before anything of the page can see a code in its address.
captureAuthCallback();
takeAskedSession(
  () => ({ store: window.localStorage, tab: window.sessionStorage }),
  (message, cause) => console.warn(message, cause),
);

const served = servedBackend(document);
createRoot(root).render(
  <StrictMode>
    <App
      dependencies={createWorld()}
      served={served}
      initial={readSettings(window.location.search, served)}
    />
  </StrictMode>,
);
