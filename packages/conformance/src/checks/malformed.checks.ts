import { createCompany, generateDocument } from '@spinout/api-client/contract';
import { designExperiment } from '@spinout/api-client/contract';
import { generateHypothesis } from '@spinout/api-client/contract';
import { importBibliography, removeImport } from '@spinout/api-client/contract';
import { removeJourney, saveJourney } from '@spinout/api-client/contract';
import { reviewLiterature, searchLiterature } from '@spinout/api-client/contract';
import { analyzePaper } from '@spinout/api-client/contract';
import {
  generateArticlePdf,
  generateResearchPaperPdf,
  generateSummaryPdf,
} from '@spinout/api-client/contract';
import { generatePdf } from '@spinout/api-client/contract';
import { createCircuit, optimizeMolecule, runSimulation } from '@spinout/api-client/contract';
import { generatePaper, hypothesizeAdvanced, runResearch } from '@spinout/api-client/contract';
import { exchangeCode, refreshSession, saveProfile } from '@spinout/api-client/contract';
import { startTenStep, writeTenStepPaper } from '@spinout/api-client/contract';
import { suggestTopics } from '@spinout/api-client/contract';
import { changeRole } from '@spinout/api-client/contract';
import { expectRefusal, expectStatus } from '../kit/expectations.js';
import type { CheckedEndpoint, Check, Kit } from '../kit/check.types.js';
import { createMalformedRequests } from '../samples/malformed.js';
import * as samples from '../samples/samples.js';

type ValidInput = Readonly<Record<string, unknown>>;

const NOT_IMPLEMENTED = 501;
const ID = 'conformance-malformed';

/** A valid request for each call with a body. Logout accepts anything. */
const VALID_INPUTS: readonly (readonly [
  row: string,
  endpoint: CheckedEndpoint,
  validInput: ValidInput,
])[] = [
  ['API-01', suggestTopics, { preferences: { categories: ['Computational Biology'] } }],
  ['API-02', generateHypothesis, { ...samples.hypothesisRequest }],
  ['API-03', searchLiterature, samples.searchRequest(ID)],
  ['API-04', reviewLiterature, { journey_id: ID, selected_papers: ['a'], papers: [] }],
  ['API-05', analyzePaper, samples.pastedPaper(ID)],
  ['API-06', designExperiment, { journey_id: ID, hypothesis: samples.sampleHypothesis }],
  ['API-07', createCompany, samples.companyRequest(ID)],
  ['API-08', generateDocument, samples.documentRequest(ID, 'bylaws')],
  ['API-09', generatePdf, samples.reportRequest],
  ['API-10', generateResearchPaperPdf, samples.researchPaperRequest],
  ['API-11', generateSummaryPdf, samples.reportRequest],
  ['API-12', createCircuit, { name: 'Circuit', num_qubits: 2 }],
  ['API-13', runSimulation, { circuit_id: ID, shots: 1024 }],
  ['API-14', optimizeMolecule, { molecule: 'H2' }],
  ['API-15', runResearch, { topic: 'Sleep' }],
  ['API-16', hypothesizeAdvanced, { research_area: 'Sleep' }],
  ['API-17', generatePaper, { topic: 'Sleep', findings: [] }],
  ['API-18', generateArticlePdf, samples.articleRequest],
  ['API-22', saveProfile, { name: 'Nobody', bio: '', organization: '', research_interests: [] }],
  ['API-23', refreshSession, { refresh_token: 'none' }],
  ['API-25', exchangeCode, { code: 'none', state: 'none' }],
  ['API-29', startTenStep, samples.tenStepRequest],
  ['API-31', writeTenStepPaper, { hypothesis: 'Sleep', topic: 'Sleep' }],
  ['imports', importBibliography, samples.pastedBibliography(ID)],
  ['imports', removeImport, { journey_id: ID, import_id: 'none' }],
  ['journeys', saveJourney, samples.journeyRequest(ID)],
  ['journeys', removeJourney, { journey_id: ID }],
  ['T-40', changeRole, { user_id: ID, role: 'user' }],
];

/** Servers without accounts, quantum service or journeys may answer "not implemented" to any request. */
const canBeMissing = (kit: Kit, row: string) =>
  ['journeys', 'imports'].includes(row) ||
  (['API-22', 'API-23', 'API-25', 'T-40'].includes(row) && !kit.canSignIn);

export const malformedChecks: readonly Check[] = VALID_INPUTS.map(
  ([row, endpoint, validInput]) => ({
    row,
    title: `refuses malformed requests of ${endpoint.id} with 4xx and an error message`,
    run: async (kit) => {
      for (const { what, input } of await createMalformedRequests(endpoint, validInput)) {
        const answer = await kit.ask(endpoint, input);
        if (answer.status === NOT_IMPLEMENTED && canBeMissing(kit, row)) {
          expectStatus(answer, [NOT_IMPLEMENTED], what);
        } else expectRefusal(answer, `a request with ${what}`);
      }
    },
  }),
);

export const malformedFormChecks: readonly Check[] = [
  {
    row: 'API-05',
    title:
      'refuses a form without a journey or with the file in another field, with an error message',
    run: async (kit) => {
      const { paper } = samples.uploadedPaper(ID, 'a.txt', [samples.PAPER_TEXT], 'text/plain');
      expectRefusal(await kit.ask(analyzePaper, { paper }), 'a form without "journey_id"');
      const other = await kit.ask(analyzePaper, { journey_id: ID, document: paper });
      expectRefusal(other, 'a form whose file is in "document"');
    },
  },
];
