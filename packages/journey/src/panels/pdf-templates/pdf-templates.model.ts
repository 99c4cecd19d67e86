import { fill } from '@spinout/design-system';
import { pdfErrorText } from '@spinout/flow-kit/pdf';
import {
  getTitle,
  MAX_TITLE_CHARACTERS,
  type PdfTemplatesSnapshot,
} from './pdf-templates.machine.js';
import type { PdfTemplatesMessages } from './pdf-templates.messages.js';

export const pdfTemplatesModel = (
  snapshot: PdfTemplatesSnapshot,
  messages: PdfTemplatesMessages,
) => {
  const { template, titleProblem, error, savedName } = snapshot.context;
  return {
    /** The title dialog; null while closed. */
    dialog:
      template === null || !snapshot.hasTag('asking')
        ? null
        : {
            heading: fill(messages.useNamed, { name: messages.templates[template].name }),
            title: getTitle(snapshot.context),
            titleError: titleProblem
              ? fill(messages[titleProblem], { count: MAX_TITLE_CHARACTERS })
              : undefined,
            busy: snapshot.hasTag('busy'),
            errorText: error === null ? null : pdfErrorText(error, messages),
          },
    savedText: savedName === null ? null : fill(messages.saved, { name: savedName }),
  };
};

export type PdfTemplatesModel = ReturnType<typeof pdfTemplatesModel>;
