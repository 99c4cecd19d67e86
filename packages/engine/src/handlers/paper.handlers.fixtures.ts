import { readFileSync } from 'node:fs';
import type { ApiRequest, Progress } from '@spinout/api-client';
import { AnalyzePaperReply } from '@spinout/api-client/schemas';
import { zipSync } from 'fflate';
import { expect } from 'vitest';
import { createDocumentStore } from '../store/documents.js';
import { memoryStore } from '../store/store.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { paperHandlers } from './paper.handlers.js';

const FILES = new URL('../../../../tests/files/', import.meta.url);

export const readFixtureBytes = (name: string) => readFileSync(new URL(name, FILES));

export const createFixtureFile = (name: string) => new File([readFixtureBytes(name)], name);

export const createDependencies = (
  parts: Partial<EngineDependencies> = {},
): EngineDependencies => ({
  now: () => new Date('2026-03-01T12:00:00Z'),
  seed: 1,
  store: memoryStore(),
  library: () => Promise.resolve([]),
  ...parts,
});

interface SendOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export const send = async (
  dependencies: EngineDependencies,
  body: ApiRequest['body'],
  options: SendOptions = {},
) => {
  const [handler] = paperHandlers;
  if (!handler) throw new Error('no handler');
  const request: ApiRequest = {
    id: handler.id,
    method: 'POST',
    host: 'api',
    path: '/api/journey/analyze-paper',
    accept: 'json',
    signal: new AbortController().signal,
    body,
    ...options,
  };
  const { status, body: answer } = await handler.answer(request, dependencies);
  return { status, value: answer.kind === 'json' ? answer.value : undefined };
};

export const sendFile = (
  file: File,
  dependencies = createDependencies(),
  options: SendOptions = {},
) =>
  send(dependencies, { kind: 'form', fields: { journey_id: 'journey-1', paper: file } }, options);

export const sendJson = (
  dependencies: EngineDependencies,
  paper_url: string,
  paper_content: string,
  upload_method: string,
) =>
  send(dependencies, {
    kind: 'json',
    value: {
      journey_id: 'journey-1',
      paper_url,
      paper_content,
      metadata: { title: 'Given', upload_method },
    },
  });

export const getError = async (answer: ReturnType<typeof send>) => {
  const { status, value } = await answer;
  return [status, (value as { error?: string }).error] as const;
};

export const parsePaperReply = (value: unknown) => AnalyzePaperReply.parse(value);

export const readFile = async (file: File, dependencies = createDependencies()) => {
  const { status, value } = await sendFile(file, dependencies);
  expect(status).toBe(200);
  const reply = parsePaperReply(value);
  const document = await createDocumentStore(dependencies.store).get(
    reply.metadata.document_id ?? '',
  );
  if (!document) throw new Error('the paper was not kept');
  return { ...reply, document, text: document.pages.map((page) => page.text).join('\n\n') };
};

export const createZip = (parts: Record<string, Uint8Array>, name = 'paper.docx') =>
  new File([zipSync(parts, { level: 1 })], name);
