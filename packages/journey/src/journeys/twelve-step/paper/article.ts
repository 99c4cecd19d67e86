import type { ArticlePdfRequest, PipelinePaper } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { joinBlocks, originMark, paragraph, section } from '@spinout/flow-kit/pdf';
import type { TwelveStepMessages } from '../twelve-step.messages.js';
import type { PrintablePaper } from './paper.types.js';

const SECTIONS = ['introduction', 'methods', 'results', 'discussion', 'conclusion'] as const;

/** Sections with a text, under their titles. */
const createSections = (paper: PipelinePaper, messages: TwelveStepMessages) =>
  SECTIONS.map((name) => ({ title: messages[name], content: paper.sections[name].trim() })).filter(
    ({ content }) => content !== '',
  );

/** Formats the origin of a paper as a sentence; a paper is not reviewed before export. */
const formatOrigin = ({ source }: PipelinePaper, messages: TwelveStepMessages): string =>
  source
    ? fill(messages.paperOrigin, { origin: messages[source.origin], by: source.by })
    : messages.paperOriginUnknown;

const splitParagraphs = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map(paragraph);

/** Request of step 8: the paper with its origin, which is printed in the file. */
export const createArticleRequest = (
  paper: PipelinePaper,
  messages: TwelveStepMessages,
): ArticlePdfRequest => ({
  title: paper.title,
  authors: paper.authors,
  abstract: paper.abstract,
  content: joinBlocks([
    ...createSections(paper, messages).flatMap(({ title, content }) => [
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

export const createPrintablePaper = (
  paper: PipelinePaper,
  messages: TwelveStepMessages,
  locale: string,
): PrintablePaper => ({
  title: paper.title,
  authors: new Intl.ListFormat(locale).format(paper.authors),
  abstractHeading: messages.abstract,
  abstract: paper.abstract,
  sections: createSections(paper, messages),
  referencesHeading: messages.references,
  references: paper.references ?? [],
  origin: formatOrigin(paper, messages),
});
