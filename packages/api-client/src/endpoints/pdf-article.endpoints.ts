import { definePdfEndpoint } from './endpoint.js';

/** Renders a research paper with its five sections as a PDF. */
export const generateResearchPaperPdf = definePdfEndpoint({
  id: 'pdf.researchPaper',
  method: 'POST',
  path: '/api/v1/pdf/research_paper',
  contract: async () => ({
    input: (await import('../schemas/pdf-article.js')).ResearchPaperPdfRequest,
  }),
});

/** Renders the summary of a run as a PDF, on the route of {@link generatePdf}. */
export const generateSummaryPdf = definePdfEndpoint({
  id: 'pdf.summary',
  method: 'POST',
  path: '/api/v1/pdf/generate',
  contract: async () => ({ input: (await import('../schemas/flow-pdf.js')).PdfRequest }),
});

/** Renders an article with its references as a PDF. */
export const generateArticlePdf = definePdfEndpoint({
  id: 'pdf.article',
  method: 'POST',
  host: 'pdf',
  path: '/generate',
  contract: async () => ({ input: (await import('../schemas/pdf-article.js')).ArticlePdfRequest }),
});
