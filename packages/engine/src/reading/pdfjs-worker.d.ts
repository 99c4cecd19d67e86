/** Imported for what it does: it puts pdf.js's worker half on `globalThis.pdfjsWorker`. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
