import type { PdfTemplatesMessages } from './pdf-templates.messages.js';

/** Name of a template. */
export type TemplateId = keyof PdfTemplatesMessages['templates'];

/** In this order. */
export const TEMPLATES: readonly TemplateId[] = [
  'researchPaper',
  'patentApplication',
  'grantProposal',
  'businessPlan',
];

/** The longest title of a document, in characters. */
export const MAX_TITLE_CHARACTERS = 200;
