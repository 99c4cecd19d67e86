import { formatDate } from '@spinout/design-system';
import { facts, joinBlocks, oneLine, paragraph, section } from '@spinout/journey-kit/pdf';
import type { TemplateId } from './pdf-templates.constants.js';
import type { PdfTemplatesMessages } from './pdf-templates.messages.js';

/** What a document is made of. */
export interface TemplateOrder {
  readonly template: TemplateId;
  readonly title: string;
  readonly date: Date;
  /** Language tag for the date. */
  readonly locale: string;
  readonly words: PdfTemplatesMessages;
}

interface TemplateSection {
  readonly heading: string;
  readonly guidance: string;
}

/** The sections of a template, in their order. */
export const sectionsOf = (
  template: TemplateId,
  words: PdfTemplatesMessages,
): readonly TemplateSection[] => Object.values<TemplateSection>(words.templates[template].sections);

/** T-55: the document of a template, in the form that `docs/report-format.md` describes. */
export const templateText = ({ template, title, date, locale, words }: TemplateOrder) => {
  const content = joinBlocks([
    facts([
      [words.date, formatDate(date, locale)],
      [words.template, words.templates[template].name],
    ]),
    paragraph(words.notice),
    ...sectionsOf(template, words).flatMap(({ heading, guidance }) => [
      section(heading),
      paragraph(guidance),
    ]),
  ]);
  return { title: oneLine(title), content: `${content}\n` };
};
