import {
  saveFile,
  type ApiClient,
  type GeneratedDocument,
  type SaveFile,
} from '@spinout/api-client';
import * as venture from '@spinout/domain/venture';
import type { CompanyDocument, DocumentCommand, DocumentEvent } from './company.types.js';

export interface DocumentGeneratorDependencies {
  readonly api: ApiClient;
  /** @default the browser's download */
  readonly save?: SaveFile;
  readonly send: (event: DocumentEvent) => void;
  /** Aborted when the user leaves the step. */
  readonly signal: AbortSignal;
}

interface TextFile {
  readonly fileName: string;
  readonly text: string;
  /** @default 'text/plain' */
  readonly mediaType?: string;
}

/** Generates a document, or saves a download. */
export async function runDocumentCommand(
  command: DocumentCommand,
  dependencies: DocumentGeneratorDependencies,
): Promise<void> {
  const { save = saveFile } = dependencies;
  const saveText = ({ fileName, text, mediaType = 'text/plain' }: TextFile) =>
    save(fileName, new Blob([text], { type: `${mediaType};charset=utf-8` }));
  switch (command.type) {
    case 'document.requested':
      return generate(command, dependencies);
    case 'saveDocument':
      return saveText({ fileName: command.document.file_name, text: command.document.text });
    case 'material.requested':
      return saveText(venture.fundraisingMaterial(command.material, command.company));
    case 'trademark.requested':
      return saveText(venture.trademarkChecklist(command.trademark, command.company));
    case 'patent.requested':
      return saveText(venture.patentFiling(command.patent, command.company));
  }
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
