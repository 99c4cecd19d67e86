import { once } from 'node:events';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { MAX_FILE_BYTES } from '@spinout/api-client/schemas';
import { UPLOAD_SLACK_BYTES } from './body-rules.js';
import { boundedChunks, tooLarge, type BodyBounds } from './bounded-body.js';
import { refuse } from './refuse.js';
import { safeFileName } from './safe-file-name.js';
import { withTimeout } from './with-timeout.js';

export interface UploadSettings extends Partial<BodyBounds> {
  /** @default 25 MB */
  readonly maxFileBytes?: number;
}

interface PaperUpload {
  readonly fields: Readonly<Record<string, string>>;
  /** Its media type is declared by the sender and is not verified. */
  readonly file: File;
  readonly fileField: FileField;
}

/** Fields that a file may be in: a paper, or a bibliography. */
const FILE_FIELDS = ['paper', 'bibliography'] as const;
type FileField = (typeof FILE_FIELDS)[number];
const MAX_FIELDS = 8;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_NAME_CHARACTERS = 100;
const MAX_PART_HEADERS = 8;
const MAX_PART_HEADER_BYTES = 4 * 1024;
/** The parser has received all bytes by then; a parser that still waits would wait forever. */
const REFUSAL_TIMEOUT_MS = 5000;

const createMissingFileError = () =>
  refuse(400, 'Send the file in the field "paper" (a bibliography: "bibliography").');

const createBrokenUploadError = () =>
  refuse(400, 'The upload is incomplete or damaged. Choose the file again.');

/**
 * Reads an uploaded paper as a stream.
 * @throws 400 for a broken form, one without a file in `paper` or `bibliography`, or with too many other fields; 413 for a
 * file that is too large; 408 for one that is too slow; 503 if other requests use the available memory
 */
export async function readPaperUpload(
  request: Request,
  { maxFileBytes = MAX_FILE_BYTES, ...bounds }: UploadSettings = {},
): Promise<PaperUpload> {
  const parser = openParser(request, maxFileBytes);
  const form = collect(parser, maxFileBytes);
  try {
    const all = {
      maxBytes: maxFileBytes + UPLOAD_SLACK_BYTES,
      statedMaxBytes: maxFileBytes,
      ...bounds,
    };
    for await (const chunk of boundedChunks(request, all)) {
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), form.done]);
    }
    parser.end();
    await withTimeout(form.done, REFUSAL_TIMEOUT_MS, createBrokenUploadError);
    return form.read();
  } finally {
    parser.removeAllListeners('file');
    parser.destroy();
  }
}

const openParser = (request: Request, maxFileBytes: number): BusboyInstance => {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        files: 1,
        fields: MAX_FIELDS,
        parts: MAX_FIELDS + 1,
        fieldSize: MAX_FIELD_BYTES,
        fileSize: maxFileBytes,
        headerPairs: MAX_PART_HEADERS,
        headerSize: MAX_PART_HEADER_BYTES,
      },
    });
  } catch {
    throw createBrokenUploadError();
  }
};

/** Collects the parsed fields, and stops at the first one that is not allowed. */
const collect = (parser: BusboyInstance, maxFileBytes: number) => {
  const fields = new Map<string, string>();
  let upload: Pick<PaperUpload, 'file' | 'fileField'> | null = null;
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  // Avoids an unhandled rejection if reading failed first.
  done.catch(() => undefined);
  const rejectSurplus = () => reject(refuse(400, 'Send one file and at most a few short fields.'));

  parser.on('file', (name, stream, fileName, _encoding, type) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    stream.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
    stream.once('limit', () => reject(tooLarge(maxFileBytes)));
    stream.once('error', () => reject(createBrokenUploadError()));
    const fileField = FILE_FIELDS.find((field) => field === name);
    stream.once('end', () => {
      if (fileField)
        upload = { fileField, file: new File(chunks, safeFileName(fileName), { type }) };
    });
    if (!fileField) reject(createMissingFileError());
  });
  parser.on('field', (name, value, _nameCut, valueCut) => {
    const isBad = typeof name !== 'string' || name.length > MAX_NAME_CHARACTERS || fields.has(name);
    if (isBad || valueCut) return rejectSurplus();
    fields.set(name, value);
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, rejectSurplus);
  parser.once('finish', resolve);
  parser.on('error', () => reject(createBrokenUploadError()));

  return {
    done,
    read: (): PaperUpload => {
      if (upload === null) throw createMissingFileError();
      return { ...upload, fields: Object.fromEntries(fields) };
    },
  };
};
