import type { ApiClient } from '@spinout/api-client';
import { writeBundle, writeCalls, writeReadMe, type BundleFile } from '@spinout/domain/bundle';
import { isPlainDate } from '@spinout/domain/venture';
import { DOCX_MEDIA_TYPE } from '../../documents/docx-file.js';
import { createReportDocx } from '../../documents/report-docx.js';
import { writeResults } from '../results-file.js';
import { listNotices } from './bundle-notices.js';
import type { BundleParts } from './bundle.types.js';
import { createCompanyFiles } from './company-files.js';
import { JOURNEY_PATH, writeJourney } from './journey-file.js';
import { listRecordedCalls } from './recorded-calls.js';
import { listReferenceFiles } from './reference-files.js';

const JSON_TYPE = 'application/json';
const NO_FORMATION_DATE = [
  'There is no calendar and no cap table in the Open Cap Table Format: both need the date of the formation,',
  'which was not chosen.',
];

const toBytes = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** The report for reading and for editing. */
async function createReports(
  { report, language }: BundleParts,
  api: ApiClient,
  signal: AbortSignal,
): Promise<{ readonly title: string; readonly files: readonly BundleFile[] }> {
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
const listDataFiles = ({ data, saved, date }: BundleParts): readonly BundleFile[] => [
  {
    path: 'results.json',
    mediaType: JSON_TYPE,
    about: 'Every result with its origin.',
    content: writeResults(data, date),
  },
  writeCalls(listRecordedCalls(saved)),
  {
    path: JOURNEY_PATH,
    mediaType: JSON_TYPE,
    about: 'The journey, to be opened again.',
    content: writeJourney(saved),
  },
];

/** Writes the files, and packs them. @throws {ApiError} if the report cannot be made */
export async function packBundle(
  contents: BundleParts,
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
    missing: isPlainDate(saved.drafts.company?.plan?.formationDate ?? '') ? [] : NO_FORMATION_DATE,
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
