import {
  saveFile,
  type ApiClient,
  type GeneratedDocument,
  type SaveFile,
} from '@spinout/api-client';
import * as venture from '@spinout/domain/venture';
import { createFileName } from '@spinout/flow-kit';
import { createDraftFile } from '../../documents/draft-file.js';
import { createCapTableArchive } from './plan/cap-table-archive.js';
import { toFirstRound } from './plan/round-plan.model.js';
import type { CompanyDocument, DocumentCommand, DocumentEvent } from './company.types.js';

export interface DocumentGeneratorDependencies {
  readonly api: ApiClient;
  /** @default the browser's download */
  readonly save?: SaveFile;
  readonly send: (event: DocumentEvent) => void;
  /** Aborted when the user leaves the step. */
  readonly signal: AbortSignal;
}

/** A text, or the bytes of an archive. */
type PreparedDownload = readonly [
  kind: string,
  file: (Pick<venture.PreparedFile, 'text'> & { readonly mediaType: string }) | Blob,
];

type FileRequest = Exclude<
  DocumentCommand,
  { readonly type: 'document.requested' | 'saveDocument' }
>;

const CALENDAR = 'text/calendar';
const EXTENSIONS: Readonly<Record<string, string>> = {
  'text/csv': 'csv',
  [CALENDAR]: 'ics',
  'application/zip': 'zip',
};

/** Identifiers contain the company's id, so that calendars of two companies do not mix. */
const writeCalendar = ({
  name,
  events,
  company,
  date,
}: Extract<FileRequest, { readonly type: 'calendar.requested' }>): string =>
  venture.writeCalendar({
    name,
    stamp: date,
    events: events.map(({ id, ...event }) => ({ ...event, uid: `${company.id}-${id}@spinout` })),
  });

/** Writes a file with the company's data, and names its kind. */
function prepareFile(command: FileRequest): PreparedDownload {
  const { company } = command;
  const { trademarkProtection, patentStrategy } = company.ipStrategy;
  const countIn = (list: readonly string[], item: string) => list.indexOf(item) + 1;
  switch (command.type) {
    case 'material.requested':
      return [
        venture.materialNames[command.material],
        venture.fundraisingMaterial(
          command.material,
          company,
          undefined,
          command.plan,
          toFirstRound(company, command.companyPlan),
        ),
      ];
    // Titles may be long and alike, so they are told apart by their numbers.
    case 'trademark.requested':
      return [
        `Trademark checklist ${countIn(trademarkProtection, command.trademark)}`,
        venture.trademarkChecklist(command.trademark, company),
      ];
    case 'patent.requested':
      return [
        `Provisional patent ${countIn(patentStrategy.provisionalPatents, command.patent)}`,
        venture.patentFiling(command.patent, company, undefined, command.paper),
      ];
    case 'calendar.requested':
      return ['Formation calendar', { mediaType: CALENDAR, text: writeCalendar(command) }];
    case 'ocf.requested':
      return ['Cap table OCF', createCapTableArchive(command)];
  }
}

/** Generates a document, or saves a download. */
export async function runDocumentCommand(
  command: DocumentCommand,
  dependencies: DocumentGeneratorDependencies,
): Promise<void> {
  const { save = saveFile } = dependencies;
  if (command.type === 'document.requested') return generate(command, dependencies);
  const { company, date } = command;
  if (command.type === 'saveDocument') {
    const { document, documentType: type, format } = command;
    const { text, companyName = company.name } = document;
    const origin = company.source?.origin;
    const file = await createDraftFile({ type, text, companyName, origin }, format, date);
    return save(file.name, file.content);
  }
  const [kind, file] = prepareFile(command);
  const content =
    file instanceof Blob
      ? file
      : new Blob([file.text], { type: `${file.mediaType};charset=utf-8` });
  const extension = EXTENSIONS[content.type.split(';')[0] ?? ''] ?? 'txt';
  return save(createFileName({ subject: company.name, kind, date, extension }), content);
}

async function generate(
  { documentType, company, journeyId }: Extract<DocumentCommand, { type: 'document.requested' }>,
  { api, send, signal }: DocumentGeneratorDependencies,
): Promise<void> {
  const addCompanyName = (document: GeneratedDocument) => ({
    ...document,
    companyName: company.name,
  });
  const createLocalDraft = (preparedLocally: boolean) =>
    addCompanyName(venture.legalDocument(documentType, company, { preparedLocally }));
  try {
    const { document } = await api.company.generateDocument(
      { companyData: company, documentType, journeyId },
      { signal },
    );
    send({
      type: 'document.generated',
      documentType,
      document: document ? addCompanyName(document) : createLocalDraft(false),
    });
  } catch (error) {
    if (signal.aborted) return;
    const document = tryCreate(() => createLocalDraft(true));
    send({ type: 'document.failed', documentType, document, error });
  }
}

const tryCreate = (create: () => CompanyDocument): CompanyDocument | null => {
  try {
    return create();
  } catch {
    return null;
  }
};
