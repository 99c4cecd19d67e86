import type { ArticlePdfRequest, PipelinePaper } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { joinBlocks, originMark, paragraph, section } from '@spinout/flow-kit/pdf';
import type { TwelveStepMessages } from '../twelve-step.messages.js';
import type { PrintablePaper } from './paper.types.js';

const SECTIONS = ['introduction', 'methods', 'results', 'discussion', 'conclusion'] as const;

/** The sections that have a text, under their titles. */
export const toSections = (paper: PipelinePaper, messages: TwelveStepMessages) =>
  SECTIONS.map((name) => ({ title: messages[name], content: paper.sections[name].trim() })).filter(
    ({ content }) => content !== '',
  );

/** Where a paper comes from, in a sentence; it is not reviewed before export. */
export const formatOrigin = ({ source }: PipelinePaper, messages: TwelveStepMessages): string =>
  source
    ? fill(messages.paperOrigin, { origin: messages[source.origin], by: source.by })
    : messages.paperOriginUnknown;

const splitParagraphs = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map(paragraph);

/** What step 8 sends: the paper with the mark of its origin, which the file also shows. */
export const toArticleRequest = (
  paper: PipelinePaper,
  messages: TwelveStepMessages,
): ArticlePdfRequest => ({
  title: paper.title,
  authors: paper.authors,
  abstract: paper.abstract,
  content: joinBlocks([
    ...toSections(paper, messages).flatMap(({ title, content }) => [
      section(title),
      ...splitParagraphs(content),
    ]),
    section(messages.origin),
    paragraph(formatOrigin(paper, messages)),
    paper.source ? originMark(paper.source.origin, paper.source.by) : null,
  ]),
  references: paper.references ?? [],
  format: 'nature',
});

/** The paper as it is printed and shared. */
export const toPrintablePaper = (
  paper: PipelinePaper,
  messages: TwelveStepMessages,
  locale: string,
): PrintablePaper => ({
  title: paper.title,
  authors: new Intl.ListFormat(locale).format(paper.authors),
  abstractHeading: messages.abstract,
  abstract: paper.abstract,
  sections: toSections(paper, messages),
  referencesHeading: messages.references,
  references: paper.references ?? [],
  origin: formatOrigin(paper, messages),
});
