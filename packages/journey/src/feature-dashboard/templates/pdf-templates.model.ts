import { fill } from '@spinout/design-system';
import { pdfErrorText } from '@spinout/flow-kit/pdf';
import { MAX_TITLE_CHARACTERS, TEMPLATES, type TemplateId } from './pdf-templates.constants.js';
import { titleOf, type PdfTemplatesSnapshot, type TitleProblem } from './pdf-templates.machine.js';
import type { PdfTemplatesMessages } from './pdf-templates.messages.js';
import { sectionsOf } from './template-text.js';

/** A template as it is shown. */
export interface ShownTemplate {
  readonly id: TemplateId;
  readonly name: string;
  readonly about: string;
  readonly headings: readonly string[];
}

/** What the templates show. */
export interface PdfTemplatesModel {
  readonly templates: readonly ShownTemplate[];
  /** What is asked before a document is made; null when nothing is. */
  readonly dialog: {
    readonly heading: string;
    readonly title: string;
    readonly titleError: string | undefined;
    readonly busy: boolean;
    readonly errorText: string | null;
  } | null;
  readonly savedText: string | null;
}

/** What the templates show: the state mapped to texts and flags. */
export const pdfTemplatesModel = (
  snapshot: PdfTemplatesSnapshot,
  messages: PdfTemplatesMessages,
): PdfTemplatesModel => {
  const { template, titleProblem, error, savedName } = snapshot.context;
  return {
    templates: TEMPLATES.map((id) => {
      const { name, about } = messages.templates[id];
      return { id, name, about, headings: sectionsOf(id, messages).map(({ heading }) => heading) };
    }),
    dialog:
      template === null || !snapshot.hasTag('asking')
        ? null
        : {
            heading: fill(messages.useNamed, { name: messages.templates[template].name }),
            title: titleOf(snapshot.context),
            titleError: titleProblem === null ? undefined : titleErrorText(titleProblem, messages),
            busy: snapshot.hasTag('busy'),
            errorText: error === null ? null : pdfErrorText(error, messages),
          },
    savedText: savedName === null ? null : fill(messages.saved, { name: savedName }),
  };
};

const titleErrorText = (problem: TitleProblem, messages: PdfTemplatesMessages): string =>
  problem === 'titleBlank'
    ? messages.titleBlank
    : fill(messages.titleTooLong, { count: MAX_TITLE_CHARACTERS });
