import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './{patterns,screens}/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The search finds headings, and with those of "Find a component" also other names of components.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests do not need the property tables, which require reading all types.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react()],
      // Vite would reload the page when a story first needs them.
      optimizeDeps: {
        include: ['axe-core', '3dmol/build/3Dmol.es6-min.js', 'pdfjs-dist/legacy/build/pdf.mjs'],
      },
      resolve: { conditions: ['@spinout/source', ...defaultClientConditions] },
    }),
};

export default config;
