import { fill } from '@spinout/design-system';
import { pdfErrorText } from '@spinout/flow-kit/pdf';
import { MAX_TITLE_CHARACTERS, TEMPLATES, type TemplateId } from './pdf-templates.constants.js';
import { getTitle, type PdfTemplatesSnapshot, type TitleProblem } from './pdf-templates.machine.js';
import type { PdfTemplatesMessages } from './pdf-templates.messages.js';
import { createSections } from './template-text.js';

/** Props of one template. */
export interface ShownTemplate {
  readonly id: TemplateId;
  readonly name: string;
  readonly about: string;
  readonly headings: readonly string[];
}

/** View model of the templates. */
export interface PdfTemplatesModel {
  readonly templates: readonly ShownTemplate[];
  /** The title dialog; null while closed. */
  readonly dialog: {
    readonly heading: string;
    readonly title: string;
    readonly titleError: string | undefined;
    readonly busy: boolean;
    readonly errorText: string | null;
  } | null;
  readonly savedText: string | null;
}

/** Maps the state to the view model. */
export const pdfTemplatesModel = (
  snapshot: PdfTemplatesSnapshot,
  messages: PdfTemplatesMessages,
): PdfTemplatesModel => {
  const { template, titleProblem, error, savedName } = snapshot.context;
  return {
    templates: TEMPLATES.map((id) => {
      const { name, about } = messages.templates[id];
      return {
        id,
        name,
        about,
        headings: createSections(id, messages).map(({ heading }) => heading),
      };
    }),
    dialog:
      template === null || !snapshot.hasTag('asking')
        ? null
        : {
            heading: fill(messages.useNamed, { name: messages.templates[template].name }),
            title: getTitle(snapshot.context),
            titleError:
              titleProblem === null ? undefined : formatTitleError(titleProblem, messages),
            busy: snapshot.hasTag('busy'),
            errorText: error === null ? null : pdfErrorText(error, messages),
          },
    savedText: savedName === null ? null : fill(messages.saved, { name: savedName }),
  };
};

const formatTitleError = (problem: TitleProblem, messages: PdfTemplatesMessages): string =>
  problem === 'titleBlank'
    ? messages.titleBlank
    : fill(messages.titleTooLong, { count: MAX_TITLE_CHARACTERS });
