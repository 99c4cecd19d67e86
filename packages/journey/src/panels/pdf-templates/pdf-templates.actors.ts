import { saveFile, type ApiClient, type SaveFile } from '@spinout/api-client';
import { pdfFileName } from '@spinout/flow-kit/pdf';
import { fromPromise } from 'xstate';
import { createTemplateText, type TemplateDocument } from './template-text.js';

export const pdfTemplatesActors = (api: Pick<ApiClient, 'pdf'>, save: SaveFile = saveFile) => ({
  savePdf: fromPromise<string, TemplateDocument>(async ({ input: order, signal }) => {
    const { title, content } = createTemplateText(order);
    const pdf = await api.pdf.generate({ title, content }, { signal });
    // The template comes first because a long title is truncated at its end.
    const { name: template } = order.messages.templates[order.template];
    const name = pdfFileName(`${template} ${title}`, order.date);
    save(name, pdf);
    return name;
  }),
});
