import {
  saveFile,
  type ApiClient,
  type GeneratedDocument,
  type SaveFile,
} from '@spinout/api-client';
import * as venture from '@spinout/domain/venture';
import type { DocumentCommand, DocumentEvent } from './company.types.js';

/** Dependencies of the document generator. */
export interface DocumentGeneratorDependencies {
  readonly api: ApiClient;
  /** @default the browser's download */
  readonly save?: SaveFile;
  readonly send: (event: DocumentEvent) => void;
  /** Aborted when the user leaves the step. */
  readonly signal: AbortSignal;
}

type Generate = Extract<DocumentCommand, { type: 'generate' }>;

const createTextBlob = (text: string, mediaType = 'text/plain') =>
  new Blob([text], { type: `${mediaType};charset=utf-8` });

/** Generates a document, or saves a download. */
export async function runDocumentCommand(
  command: DocumentCommand,
  dependencies: DocumentGeneratorDependencies,
): Promise<void> {
  const { save = saveFile } = dependencies;
  switch (command.type) {
    case 'generate':
      return generate(command, dependencies);
    case 'saveDocument':
      return save(command.document.file_name, createTextBlob(command.document.text));
    case 'saveMaterial': {
      const { fileName, text, mediaType } = venture.fundraisingMaterial(
        command.material,
        command.company,
      );
      return save(fileName, createTextBlob(text, mediaType));
    }
    case 'saveTrademarkChecklist': {
      const { fileName, text } = venture.trademarkChecklist(command.trademark, command.company);
      return save(fileName, createTextBlob(text));
    }
    case 'savePatentFiling': {
      const { fileName, text } = venture.patentFiling(command.patent, command.company);
      return save(fileName, createTextBlob(text));
    }
  }
}

async function generate(
  command: Generate,
  { api, send, signal }: DocumentGeneratorDependencies,
): Promise<void> {
  const { documentType, company, journeyId } = command;
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
    send({
      type: 'document.failed',
      documentType,
      document: tryCreateDraft(createLocalDraft),
      error,
    });
  }
}

const tryCreateDraft = <Draft>(
  createLocalDraft: (preparedLocally: boolean) => Draft,
): Draft | null => {
  try {
    return createLocalDraft(true);
  } catch {
    return null;
  }
};
