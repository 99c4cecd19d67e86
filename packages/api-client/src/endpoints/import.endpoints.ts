import { defineEndpoint } from './endpoint.js';

/** Imports a bibliography for the literature search of a journey: a file as multipart, its content as JSON. */
export const importBibliography = defineEndpoint({
  id: 'literature.import',
  method: 'POST',
  host: 'api',
  path: '/api/journey/literature/import',
  contract: async () => {
    const { ImportBibliographyRequest: input, ImportBibliographyReply: output } =
      await import('../schemas/flow-import.js');
    return { input, output };
  },
  encode: (input) =>
    'bibliography' in input ? { kind: 'form', fields: input } : { kind: 'json', value: input },
});

/** Removes an imported bibliography from a journey. An unknown one is no error. */
export const removeImport = defineEndpoint({
  id: 'literature.removeImport',
  method: 'POST',
  host: 'api',
  path: '/api/journey/literature/import/remove',
  contract: async () => {
    const { RemoveImportRequest: input, RemoveImportReply: output } =
      await import('../schemas/flow-import.js');
    return { input, output };
  },
});
