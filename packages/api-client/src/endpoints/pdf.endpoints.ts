import { definePdfEndpoint } from './endpoint.js';

/** Renders a plain-text report as a PDF. */
export const generatePdf = definePdfEndpoint({
  id: 'pdf.generate',
  method: 'POST',
  path: '/api/v1/pdf/generate',
  contract: async () => ({ input: (await import('../schemas/flow-pdf.js')).PdfRequest }),
});
