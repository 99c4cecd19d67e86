import type { ApiClient } from '@spinout/api-client';
import { writeBundle, type BundleFile } from '@spinout/domain/bundle';
import { isPlainDate } from '@spinout/domain/venture';
import { DOCX_MEDIA_TYPE } from '../../documents/docx-file.js';
import { createReportDocx } from '../../documents/report-docx.js';
import { canPrint } from '../report/printable.js';
import { reportText } from '../report/report-text.js';
import { writeResults } from '../results-file.js';
import { listNotices } from './bundle-notices.js';
import type { BundleContents } from './bundle.types.js';
import { createCompanyFiles } from './company-files.js';
import { JOURNEY_PATH, writeJourney } from './journey-file.js';
import { writeReadMe } from './read-me.js';
import { listRecordedCalls } from './recorded-calls.js';
import { listReferenceFiles } from './reference-files.js';

const JSON_TYPE = 'application/json';
const INDENT = 2;
const DEFAULT_LANGUAGE = 'en-US';

const toBytes = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** The report for reading and for editing. */
async function createReports(
  contents: BundleContents,
  api: ApiClient,
  signal: AbortSignal,
): Promise<{ readonly title: string; readonly files: readonly BundleFile[] }> {
  const report = reportText(contents.data, contents);
  const language = canPrint(contents) ? contents.locale : DEFAULT_LANGUAGE;
  const [pdf, docx] = await Promise.all([
    api.pdf.generate(report, { signal }),
    createReportDocx({ ...report, language }),
  ]);
  const about = 'The report with all results and their origins';
  return {
    title: report.title,
    files: [
      {
        path: 'report.pdf',
        mediaType: 'application/pdf',
        about: `${about}.`,
        content: await toBytes(pdf),
      },
      {
        path: 'report.docx',
        mediaType: DOCX_MEDIA_TYPE,
        about: `${about}, to edit; charts are tables.`,
        content: await toBytes(docx),
      },
    ],
  };
}

/** The journey, its results and the calls that they were made with, for programs. */
const listDataFiles = ({ data, saved, date }: BundleContents): readonly BundleFile[] => [
  {
    path: 'results.json',
    mediaType: JSON_TYPE,
    about: 'Every result with its origin.',
    content: writeResults(data, date),
  },
  {
    path: 'calls.json',
    mediaType: JSON_TYPE,
    about: 'The calls that the results were made with, to make them again.',
    content: JSON.stringify(
      { kind: 'spinout-calls', calls: listRecordedCalls(saved) },
      null,
      INDENT,
    ),
  },
  {
    path: JOURNEY_PATH,
    mediaType: JSON_TYPE,
    about: 'The journey, to be opened again.',
    content: writeJourney(saved),
  },
];

/**
 * Writes all results as one ZIP archive with a manifest of hashes. The same journey on the same date makes the same bytes, except
 * for the Word files, which name the time at which they were written.
 * @throws {ApiError} if the report cannot be made; a bundle without it would be incomplete
 */
export async function createBundle(
  contents: BundleContents,
  api: ApiClient,
  signal: AbortSignal,
): Promise<Blob> {
  const { data, saved, date } = contents;
  const reports = await createReports(contents, api, signal);
  const files = [
    ...reports.files,
    ...listReferenceFiles(data),
    ...(await createCompanyFiles(contents, date)),
    ...listDataFiles(contents),
  ];
  const notices = listNotices(data);
  const readMe = writeReadMe({
    title: reports.title,
    date,
    notices,
    files,
    hasFormationDate: isPlainDate(saved.drafts.company?.plan?.formationDate ?? ''),
  });
  const archive = writeBundle({
    title: reports.title,
    createdAt: date,
    notices,
    files: [
      { path: 'README.txt', mediaType: 'text/plain', about: 'This list.', content: readMe },
      ...files,
    ],
  });
  return new Blob([Uint8Array.from(archive)], { type: 'application/zip' });
}
