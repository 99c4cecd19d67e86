import type { DocumentType } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { FlowData } from '../data/flow-data.js';
import { DOCUMENTS } from '../steps/company/company.constants.js';
import type { CompanyMessages } from '../steps/company/company.messages.js';
import type { CompanyDraft } from '../steps/company/company.types.js';
import type { DownloadMessages } from './download.messages.js';
import { getReviewedPapers } from './reviewed-papers.js';
import type { FileGroup, FileOption } from './more-files.view.js';

export interface MoreFilesFormat {
  readonly messages: DownloadMessages;
  /** Names of the legal documents. */
  readonly documents: Pick<CompanyMessages, DocumentType>;
  /** Whether the journey can be read, which a bundle contains. @default false */
  readonly hasBundle?: boolean | undefined;
}

const FORMATS = [
  ['bibtex', 'BibTeX'],
  ['ris', 'RIS'],
  ['csl-json', 'CSL-JSON'],
] as const;

const listReferences = (data: FlowData, messages: DownloadMessages): readonly FileOption[] =>
  getReviewedPapers(data).length === 0
    ? []
    : FORMATS.map(([format, label]) => ({
        id: format,
        label,
        name: fill(messages.referencesAs, { format: label }),
        request: { kind: 'references', format, data },
      }));

const listDrafts = (
  { companyStructure: company }: FlowData,
  drafts: CompanyDraft['documents'],
  { messages, documents: names }: MoreFilesFormat,
): readonly FileOption[] =>
  DOCUMENTS.flatMap((type) => {
    const document = drafts[type];
    if (document === undefined) return [];
    return [
      {
        id: type,
        label: names[type],
        name: fill(messages.draftAsWord, { name: names[type] }),
        request: {
          kind: 'draft',
          draft: {
            type,
            text: document.text,
            companyName: document.companyName ?? company?.name ?? '',
            origin: company?.source?.origin,
          },
        },
      },
    ];
  });

/** The files besides the report, by kind; kinds without a file are left out. */
export const listMoreFiles = (
  data: FlowData,
  drafts: CompanyDraft['documents'],
  format: MoreFilesFormat,
): readonly FileGroup[] => {
  const { messages, hasBundle = false } = format;
  const groups: readonly FileGroup[] = [
    {
      id: 'bundle',
      title: messages.bundle,
      about: messages.bundleAbout,
      files: hasBundle
        ? [{ id: 'zip', label: 'ZIP', name: messages.bundleAsZip, request: { kind: 'bundle' } }]
        : [],
    },
    {
      id: 'references',
      title: messages.references,
      about: messages.referencesAbout,
      files: listReferences(data, messages),
    },
    {
      id: 'drafts',
      title: messages.drafts,
      about: messages.draftsAbout,
      files: listDrafts(data, drafts, format),
    },
    {
      id: 'data',
      title: messages.data,
      about: messages.dataAbout,
      files: [
        {
          id: 'json',
          label: 'JSON',
          name: messages.dataAsJson,
          request: { kind: 'data', data },
        },
      ],
    },
  ];
  return groups.filter(({ files }) => files.length > 0);
};
