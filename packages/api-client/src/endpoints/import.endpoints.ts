import { contractOf, defineEndpoint } from './endpoint.js';
import type { ImportBibliographyRequest } from '../schemas/flow-import.js';

const loadSchemas = () => import('../schemas/flow-import.js');

/** Imports a bibliography for the literature search of a journey: a file as multipart, its content as JSON. */
export const importBibliography = defineEndpoint({
  id: 'literature.import',
  method: 'POST',
  path: '/api/journey/literature/import',
  contract: contractOf(loadSchemas, 'ImportBibliographyRequest', 'ImportBibliographyReply'),
  encode: (input: ImportBibliographyRequest) =>
    'bibliography' in input ? { kind: 'form', fields: input } : { kind: 'json', value: input },
});

/** Removes an imported bibliography from a journey. An unknown one is no error. */
export const removeImport = defineEndpoint({
  id: 'literature.removeImport',
  method: 'POST',
  path: '/api/journey/literature/import/remove',
  contract: contractOf(loadSchemas, 'RemoveImportRequest', 'RemoveImportReply'),
});
