import { definePdfEndpoint } from '../endpoint.js';
import { PdfRequest } from '../schemas/flow-pdf.js';

/** API-09. Sets a plain-text report as a PDF. */
export const generatePdf = definePdfEndpoint({
  id: 'pdf.generate',
  method: 'POST',
  host: 'api',
  path: '/api/v1/pdf/generate',
  input: PdfRequest,
});
