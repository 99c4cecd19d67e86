import {
  generateArticlePdf,
  generateResearchPaperPdf,
  generateSummaryPdf,
  generatePdf,
} from '@spinout/api-client/contract';
import { expectPdf } from '../kit/expectations.js';
import type { CheckedEndpoint, Check } from '../kit/check.types.js';
import { checksOf } from '../kit/checks-of.js';
import {
  articleRequest,
  reportRequest,
  researchPaperRequest,
  researchPaperWithExtraFields,
} from '../samples/samples.js';

const expectPdfOf =
  (endpoint: CheckedEndpoint, request: object): Check['run'] =>
  async (kit) =>
    expectPdf(await kit.ask(endpoint, request));

const createPdfChecks = (row: string, title: string, endpoint: CheckedEndpoint, request: object) =>
  checksOf(row, {
    [title]: expectPdfOf(endpoint, request),
    'answers again, and ignores unknown fields': expectPdfOf(endpoint, {
      ...request,
      conformance_extra: 1,
    }),
  });

export const pdfChecks = [
  ...createPdfChecks('API-09', 'sets a report as a PDF', generatePdf, reportRequest),
  ...createPdfChecks(
    'API-10',
    'sets a research paper as a PDF',
    generateResearchPaperPdf,
    researchPaperRequest,
  ),
  ...checksOf('API-10', {
    'ignores the fields data_source, notice, figures and tables, which may be sent beside the four (T-84)':
      {
        fix: 'Read the four fields that you know, and ignore all others: data_source, notice, figures and tables are allowed, and no reason to refuse.',
        run: expectPdfOf(generateResearchPaperPdf, researchPaperWithExtraFields),
      },
  }),
  ...createPdfChecks('API-11', 'sets a summary as a PDF (T-14)', generateSummaryPdf, reportRequest),
  ...createPdfChecks(
    'API-18',
    'sets an article as a PDF, at the path of the report (T-04)',
    generateArticlePdf,
    articleRequest,
  ),
];
