import { examplePipelinePaper } from '@spinout/api-client/testing';
import { twelveStepMessages } from '../twelve-step.messages.js';
import { createArticleRequest, createPrintablePaper } from './article.js';
import type { PdfExport } from './paper.types.js';

export const printable = createPrintablePaper(examplePipelinePaper, twelveStepMessages, 'en-US');

export const pdfExport: PdfExport = {
  createdPdf: null,
  request: createArticleRequest(examplePipelinePaper, twelveStepMessages),
  name: 'Example.pdf',
};
