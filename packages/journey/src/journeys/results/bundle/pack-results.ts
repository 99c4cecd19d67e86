import type { PlatformClient } from '@spinout/api-client';
import {
  recordCall,
  writeBundle,
  writeCalls,
  writeReadMe,
  type BundleFile,
} from '@spinout/domain/bundle';
import { writeResults } from '../file/results-file.js';
import { paperRequest } from '../paper/paper-request.js';
import { simulationNotice } from '../provenance.js';
import type { BundleInput } from '../results.types.js';
import { summaryReport } from '../summary/summary-report.js';
import { writeJourneyFile } from './journey-file.js';
import { listReferenceFiles } from './reference-files.js';

const PDF_TYPE = 'application/pdf';
const NO_PAPER = ['There is no research paper: the run has not written one.'];

const toBytes = async (pdf: Blob): Promise<Uint8Array> => new Uint8Array(await pdf.arrayBuffer());

async function createPdfs(
  input: BundleInput,
  api: Pick<PlatformClient, 'pdf'>,
  signal: AbortSignal,
): Promise<readonly BundleFile[]> {
  const [summary, paper] = await Promise.all([
    api.pdf.summary(summaryReport(input), { signal }),
    input.bundle.paper ? api.pdf.researchPaper(paperRequest(input), { signal }) : null,
  ]);
  return [
    {
      path: 'summary.pdf',
      mediaType: PDF_TYPE,
      about: 'Hypothesis, findings, key papers and design.',
      content: await toBytes(summary),
    },
    ...(paper === null
      ? []
      : [
          {
            path: 'paper.pdf',
            mediaType: PDF_TYPE,
            about: 'The research paper with figures, tables and references.',
            content: await toBytes(paper),
          },
        ]),
  ];
}

/**
 * Writes all results of the research agents, and of the journey around them, as one ZIP archive with a manifest of hashes.
 * @throws {ApiError} if a PDF cannot be made; a bundle without it would be incomplete
 */
export async function packResults(
  input: BundleInput,
  api: Pick<PlatformClient, 'pdf'>,
  signal: AbortSignal,
): Promise<Blob> {
  const { bundle, date, messages, readJourney } = input;
  const contents = await readJourney?.();
  const files: readonly BundleFile[] = [
    ...(await createPdfs(input, api, signal)),
    ...(contents?.files ?? []),
    ...listReferenceFiles(bundle.literature),
    {
      path: 'results.json',
      mediaType: 'application/json',
      about: 'Every result of the agents with its origin.',
      content: writeResults(bundle, date),
    },
    writeCalls([
      ...recordCall('Research run', bundle.source, [{ topic: bundle.topic }]),
      ...(contents?.calls ?? []),
    ]),
    ...(contents === undefined ? [] : [writeJourneyFile(contents.journey)]),
  ];
  const title = bundle.topic;
  const notice = simulationNotice(bundle, messages);
  const notices = notice === null ? [] : [notice];
  const missing = bundle.paper ? [] : NO_PAPER;
  const archive = writeBundle({
    title,
    createdAt: date,
    notices,
    files: [
      {
        path: 'README.txt',
        mediaType: 'text/plain',
        about: 'This list.',
        content: writeReadMe({ title, date, notices, files, missing }),
      },
      ...files,
    ],
  });
  return new Blob([Uint8Array.from(archive)], { type: 'application/zip' });
}
