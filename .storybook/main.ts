import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of properties are for readers: tests need none, and they cost a reading of all types.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react()],
      // Found only when a story needs them, they would make the page load anew.
      optimizeDeps: { include: ['axe-core', '3dmol/build/3Dmol.es6-min.js'] },
      resolve: { conditions: ['@spinout/source', ...defaultClientConditions] },
    }),
};

export default config;
