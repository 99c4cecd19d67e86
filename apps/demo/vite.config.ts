import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { groupChunks } from './group-chunks.plugin.js';
import { serviceWorker } from './service-worker.plugin.js';

const conditions = ['@spinout/source', ...defaultClientConditions];
// Optional jsPDF dependencies for rendering HTML; reports of text and tables do not need them.
const unused = ['html2canvas', 'canvg', 'dompurify', 'fast-png'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), groupChunks(), serviceWorker()],
  resolve: {
    conditions,
    alias: Object.fromEntries(
      unused.map((name) => [name, fileURLToPath(new URL('src/empty.ts', import.meta.url))]),
    ),
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Source maps show the whole source to every visitor.
    sourcemap: process.env.SPINOUT_SOURCE_MAPS === '1',
    // Bundled dependencies are distributed with their licenses.
    license: { fileName: 'licences.md' },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      onLog: (level, log, handle) => {
        // 3Dmol.js evaluates callbacks that are passed as text; we pass none.
        const isKnownEval = log.code === 'EVAL' && log.id?.includes('/node_modules/3dmol/');
        // The client loads its keys with the first write; the demo passes stored keys, so it has them from the start.
        const isKnownImport =
          log.code === 'INEFFECTIVE_DYNAMIC_IMPORT' && log.message.includes('/idempotency-keys.ts');
        if (!isKnownEval && !isKnownImport) handle(level, log);
      },
    },
    // The server's content security policy allows fonts only from files.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: { port: 4173 },
  preview: { port: 4173 },
});
