import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';

/** The result of an analyzed paper. */
export const paperResult = z.object({
  analysis: schemas.PaperAnalysis,
  metadata: schemas.PaperMetadata,
  documents: z.array(z.object({ id: z.string(), title: z.string(), method: schemas.UploadMethod })),
});

export const paperDraft = z.object({
  method: schemas.UploadMethod,
  url: z.string(),
  text: z.string(),
  exampleTitle: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  fileSizeBytes: z.nullable(z.number()),
  fileNames: z.optional(z.array(z.string())),
  read: z.optional(z.object({ documentId: z.string(), text: z.string() })),
  analyzed: z.catch(z.optional(paperResult), undefined),
  isChoosingAnother: z.optional(z.boolean()),
});
