import * as calls from '@spinout/api-client/contract';
import { expectRefusal, expectStatus } from '../kit/expectations.js';
import type { Check, CheckedEndpoint, Kit } from '../kit/check.types.js';
import { checksOf } from '../kit/checks-of.js';
import { createMalformedRequests, type Malformed } from '../samples/malformed.js';
import { createOversizeRequests } from '../samples/oversize.js';
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
  ['API-01', calls.suggestTopics, { preferences: { categories: ['Computational Biology'] } }],
  ['API-02', calls.generateHypothesis, { ...samples.hypothesisRequest }],
  ['API-03', calls.searchLiterature, samples.searchRequest(ID)],
  ['API-04', calls.reviewLiterature, { journey_id: ID, selected_papers: ['a'], papers: [] }],
  ['API-05', calls.analyzePaper, samples.pastedPaper(ID)],
  ['API-06', calls.designExperiment, { journey_id: ID, hypothesis: samples.sampleHypothesis }],
  ['API-07', calls.createCompany, samples.companyRequest(ID)],
  ['API-08', calls.generateDocument, samples.documentRequest(ID, 'bylaws')],
  ['API-09', calls.generatePdf, samples.reportRequest],
  ['API-10', calls.generateResearchPaperPdf, samples.researchPaperRequest],
  ['API-11', calls.generateSummaryPdf, samples.reportRequest],
  ['API-12', calls.createCircuit, { name: 'Circuit', num_qubits: 2 }],
  ['API-13', calls.runSimulation, { circuit_id: ID, shots: 1024 }],
  ['API-14', calls.optimizeMolecule, { molecule: 'H2' }],
  ['energies', calls.computeEnergies, { hamiltonian: 'ZZ' }],
  ['API-15', calls.runResearch, { topic: 'Sleep' }],
  ['API-16', calls.hypothesizeAdvanced, { research_area: 'Sleep' }],
  ['API-17', calls.generatePaper, { topic: 'Sleep', findings: [] }],
  ['API-18', calls.generateArticlePdf, samples.articleRequest],
  [
    'API-22',
    calls.saveProfile,
    { name: 'Nobody', bio: '', organization: '', research_interests: [] },
  ],
  ['API-23', calls.refreshSession, { refresh_token: 'none' }],
  ['API-25', calls.exchangeCode, { code: 'none', state: 'none' }],
  ['API-29', calls.startTenStep, samples.tenStepRequest],
  ['API-31', calls.writeTenStepPaper, { hypothesis: 'Sleep', topic: 'Sleep' }],
  ['imports', calls.importBibliography, samples.pastedBibliography(ID)],
  ['imports', calls.removeImport, { journey_id: ID, import_id: 'none' }],
  ['journeys', calls.saveJourney, samples.journeyRequest(ID)],
  ['journeys', calls.removeJourney, { journey_id: ID }],
  ['T-40', calls.changeRole, { user_id: ID, role: 'user' }],
];

/** Servers without accounts, quantum service or journeys may answer "not implemented" to any request. */
const canBeMissing = (kit: Kit, row: string) =>
  ['journeys', 'imports', 'data', 'energies'].includes(row) ||
  (['API-22', 'API-23', 'API-25', 'T-40'].includes(row) && !kit.canSignIn);

/** Creates a check that every one of these requests is refused. */
const createRefusalCheck =
  (row: string, endpoint: CheckedEndpoint, list: () => Promise<readonly Malformed[]>) =>
  async (kit: Kit) => {
    for (const { what, input } of await list()) {
      const answer = await kit.ask(endpoint, input);
      if (answer.status === NOT_IMPLEMENTED && canBeMissing(kit, row)) {
        expectStatus(answer, [NOT_IMPLEMENTED], what);
      } else expectRefusal(answer, `a request with ${what}`);
    }
  };

export const malformedChecks: readonly Check[] = VALID_INPUTS.flatMap(
  ([row, endpoint, validInput]) => [
    {
      row,
      title: `refuses malformed requests of ${endpoint.id} with 4xx and an error message`,
      run: createRefusalCheck(row, endpoint, () => createMalformedRequests(endpoint, validInput)),
    },
    {
      row,
      title: `refuses texts and lists above the maximum of ${endpoint.id} with 4xx and an error message`,
      fix: `Refuse a request above a maximum with 413 or 400 and a JSON "error" text; docs/openapi.json shows each as maxLength or maxItems (${endpoint.id}).`,
      run: createRefusalCheck(row, endpoint, () => createOversizeRequests(endpoint, validInput)),
    },
  ],
);

export const malformedFormChecks = checksOf('API-05', {
  'refuses a form without a journey or with the file in another field, with an error message':
    async (kit) => {
      const { paper } = samples.uploadedPaper(ID, 'a.txt', [samples.PAPER_TEXT], 'text/plain');
      expectRefusal(await kit.ask(calls.analyzePaper, { paper }), 'a form without "journey_id"');
      const other = await kit.ask(calls.analyzePaper, { journey_id: ID, document: paper });
      expectRefusal(other, 'a form whose file is in "document"');
    },
});
