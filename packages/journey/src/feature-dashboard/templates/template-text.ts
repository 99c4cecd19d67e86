import { formatDate } from '@spinout/design-system';
import { facts, joinBlocks, oneLine, paragraph, section } from '@spinout/flow-kit/pdf';
import type { TemplateId } from './pdf-templates.constants.js';
import type { PdfTemplatesMessages } from './pdf-templates.messages.js';

/** What a document is made of. */
export interface TemplateOrder {
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

/** The sections of a template, in their order. */
export const sectionsOf = (
  template: TemplateId,
  messages: PdfTemplatesMessages,
): readonly TemplateSection[] =>
  Object.values<TemplateSection>(messages.templates[template].sections);

/** The document of a template, in the form that `docs/report-format.md` describes. */
export const templateText = ({ template, title, date, locale, messages }: TemplateOrder) => {
  const content = joinBlocks([
    facts([
      [messages.date, formatDate(date, locale)],
      [messages.template, messages.templates[template].name],
    ]),
    paragraph(messages.notice),
    ...sectionsOf(template, messages).flatMap(({ heading, guidance }) => [
      section(heading),
      paragraph(guidance),
    ]),
  ]);
  return { title: oneLine(title), content: `${content}\n` };
};
