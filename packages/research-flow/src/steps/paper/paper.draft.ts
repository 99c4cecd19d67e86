import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';

export const paperDraft = z.object({
  method: schemas.UploadMethod,
  url: z.string(),
  text: z.string(),
  exampleTitle: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  fileSizeBytes: z.nullable(z.number()),
  fileNames: z.optional(z.array(z.string())),
  read: z.optional(z.object({ documentId: z.string(), text: z.string() })),
});
