import { examplePipelinePaper } from '@spinout/api-client/testing';
import { twelveStepMessages } from '../twelve-step.messages.js';
import { toArticleRequest, toPrintablePaper } from './article.js';
import type { PdfOrder } from './paper.types.js';

export const sheet = toPrintablePaper(examplePipelinePaper, twelveStepMessages, 'en-US');

export const pdfOrder: PdfOrder = {
  made: null,
  request: toArticleRequest(examplePipelinePaper, twelveStepMessages),
  name: 'Example.pdf',
};
