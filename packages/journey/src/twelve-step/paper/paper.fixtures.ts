import { examplePipelinePaper } from '@spinout/api-client/testing';
import { twelveStepMessages } from '../twelve-step.messages.js';
import { articleOf, sheetOf } from './article.js';
import type { PdfOrder } from './paper.types.js';

export const sheet = sheetOf(examplePipelinePaper, twelveStepMessages, 'en-US');

export const pdfOrder: PdfOrder = {
  made: null,
  request: articleOf(examplePipelinePaper, twelveStepMessages),
  name: 'Example.pdf',
};
