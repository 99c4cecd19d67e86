import type { ArticlePdfRequest, PdfRequest } from '@spinout/api-client';

/** Escapes lines that begin like markup of the report format (`docs/report-format.md`). */
const escapeText = (text: string): string =>
  text.replace(/^(\\|[-*•–>|[]|\d{1,3}[.)])/gm, (mark) => `\\${mark}`);

const formatSection = (title: string, body: string): string =>
  `${title.replaceAll(/\s+/g, ' ').trim()}\n====\n\n${body}`;

const formatHead = (authors: readonly string[], abstract: string): readonly string[] => [
  ...(authors.length === 0 ? [] : [`Authors: ${authors.join('; ').replaceAll(/\s+/g, ' ')}`]),
  ...(abstract.trim() === '' ? [] : [formatSection('Abstract', escapeText(abstract))]),
];

/** Converts an article to a report; its text may contain sections in the report format, and its references come last. */
export const createArticleReport = (article: ArticlePdfRequest): PdfRequest => ({
  title: article.title,
  content: [
    ...formatHead(article.authors, article.abstract),
    article.content,
    ...(article.references.length === 0
      ? []
      : [
          formatSection(
            'References',
            article.references
              .map((text, index) => `${index + 1}. ${text.replaceAll(/\s+/g, ' ').trim()}`)
              .join('\n'),
          ),
        ]),
  ].join('\n\n'),
});
