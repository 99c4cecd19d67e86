import { formatDate } from '@spinout/design-system';
import { facts, joinBlocks, oneLine, paragraph, section } from '@spinout/flow-kit/pdf';
import type { PdfTemplatesMessages } from './pdf-templates.messages.js';

export type TemplateId = keyof PdfTemplatesMessages['templates'];

/** In display order. */
export const TEMPLATES: readonly TemplateId[] = [
  'researchPaper',
  'patentApplication',
  'grantProposal',
  'businessPlan',
];

export interface TemplateDocument {
  readonly template: TemplateId;
  readonly title: string;
  readonly date: Date;
  /** Language tag for the date. */
  readonly locale: string;
  readonly messages: PdfTemplatesMessages;
}

interface TemplateSection {
  readonly heading: string;
  readonly guidance: string;
}

export const getSections = (template: TemplateId, messages: PdfTemplatesMessages) =>
  Object.values<TemplateSection>(messages.templates[template].sections);

/** Creates the document of a template in the format of `docs/report-format.md`. */
export const createTemplateText = (document: TemplateDocument) => {
  const { template, title, date, locale, messages } = document;
  const content = joinBlocks([
    facts([
      [messages.date, formatDate(date, locale)],
      [messages.template, messages.templates[template].name],
    ]),
    paragraph(messages.notice),
    ...getSections(template, messages).flatMap(({ heading, guidance }) => [
      section(heading),
      paragraph(guidance),
    ]),
  ]);
  return { title: oneLine(title), content: `${content}\n` };
};
