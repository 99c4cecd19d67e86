import * as z from 'zod/mini';
import { importBibliography, removeImport, searchLiterature } from '@spinout/api-client/contract';
import type { Kit } from '../kit/check.types.js';
import { checksOf } from '../kit/checks-of.js';
import { expectRefusal, expectThat } from '../kit/expectations.js';
import { pastedBibliography, searchRequest, uploadedBibliography } from '../samples/samples.js';

const Imported = z.looseObject({
  imported: z.looseObject({ id: z.string(), records: z.number(), without_abstract: z.number() }),
  duplicates: z.number(),
  problem_count: z.number(),
});
const Found = z.looseObject({ papers: z.array(z.looseObject({ title: z.string() })) });
const Removed = z.looseObject({ success: z.literal(true), imports: z.array(z.unknown()) });

const BIBTEX = '@article{a, title = {Conformance check: potoroos that map gold}, year = 2020}';

const isFound = async (kit: Kit, journeyId: string, query: string) => {
  const request = { ...searchRequest(journeyId), hypothesis: null, query };
  const { papers } = await kit.read(searchLiterature, request, Found);
  return papers.some(({ title }) => query.split(' ').every((word) => title.includes(word)));
};

export const importChecks = checksOf('imports', {
  'counts records, duplicates, records without abstract and problems': async (kit) => {
    const request = pastedBibliography(`${kit.runId}-counted`);
    const { imported, duplicates, problem_count } = await kit.read(
      importBibliography,
      request,
      Imported,
    );
    const got = [imported.records, duplicates, imported.without_abstract, problem_count];
    expectThat(
      got.join() === '2,1,1,1',
      '2 records, 1 duplicate, 1 record without abstract, 1 problem',
      `it counted ${got.join(', ')}`,
    );
  },
  'lets the search of the journey find the records of a file until they are removed': async (
    kit,
  ) => {
    const journeyId = `${kit.runId}-imported`;
    const file = uploadedBibliography(journeyId, 'conformance.bib', BIBTEX);
    const { imported } = await kit.read(importBibliography, file, Imported);
    const query = 'potoroos gold';
    expectThat(
      await isFound(kit, journeyId, query),
      'the imported record among those found',
      'it is not',
    );
    expectThat(
      !(await isFound(kit, `${kit.runId}-other`, query)),
      'no imported record in another journey',
      'it was found there',
    );
    const removal = { journey_id: journeyId, import_id: imported.id };
    const { imports } = await kit.read(removeImport, removal, Removed);
    expectThat(imports.length === 0, 'no import after the removal', 'some are listed');
    expectThat(
      !(await isFound(kit, journeyId, query)),
      'no record of a removed import',
      'it was found',
    );
    await kit.read(removeImport, removal, Removed);
  },
  'refuses a file that is no bibliography with an error message': async (kit) => {
    for (const content of ['', 'This is a letter, not a bibliography.', '[{"title": ']) {
      const answer = await kit.ask(importBibliography, pastedBibliography(kit.runId, content));
      expectRefusal(answer, `the text ${JSON.stringify(content)}`);
    }
  },
});
