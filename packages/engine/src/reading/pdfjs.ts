/** All of pdf.js. The engine already runs in a worker, so its worker half is loaded first and stays in this thread. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

export { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
