import type { PdfTemplatesMessages } from './pdf-templates.messages.js';

/** Name of a template. */
export type TemplateId = keyof PdfTemplatesMessages['templates'];

/** In display order. */
export const TEMPLATES: readonly TemplateId[] = [
  'researchPaper',
  'patentApplication',
  'grantProposal',
  'businessPlan',
];

/** Maximum length of a document title. */
export const MAX_TITLE_CHARACTERS = 200;
