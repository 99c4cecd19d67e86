import { definePdfEndpoint } from '../endpoint.js';

/** Sets a research paper with its five sections as a PDF. */
export const generateResearchPaperPdf = definePdfEndpoint({
  id: 'pdf.researchPaper',
  method: 'POST',
  host: 'api',
  path: '/api/v1/pdf/research_paper',
  contract: async () => ({
    input: (await import('../schemas/pdf-article.js')).ResearchPaperPdfRequest,
  }),
});

/** Sets the summary of a run as a PDF: the route of API-09. */
export const generateSummaryPdf = definePdfEndpoint({
  id: 'pdf.summary',
  method: 'POST',
  host: 'api',
  path: '/api/v1/pdf/generate',
  contract: async () => ({ input: (await import('../schemas/flow-pdf.js')).PdfRequest }),
});

/** Sets an article with its references as a PDF. */
export const generateArticlePdf = definePdfEndpoint({
  id: 'pdf.article',
  method: 'POST',
  host: 'pdf',
  path: '/generate',
  contract: async () => ({ input: (await import('../schemas/pdf-article.js')).ArticlePdfRequest }),
});
