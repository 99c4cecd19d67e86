import fc from 'fast-check';

export interface PdfReply {
  readonly respond: () => Response;
  /** Whether it may be saved: a success status, the PDF type, and a body. */
  readonly isPdf: boolean;
  /** Bytes of the body. */
  readonly size: number;
}

const PDF_TYPES = ['application/pdf', 'application/pdf; charset=binary', 'Application/PDF'];
const OTHER_TYPES = [
  '',
  'text/html',
  'application/json',
  'application/pdfx',
  'x/y; application/pdf',
];
const WITHOUT_BODY = [204, 205, 304];

/** Replies to a download with any status, type and bytes. */
export const mutatedPdf: fc.Arbitrary<PdfReply> = fc
  .record({
    status: fc.oneof(fc.constant(200), fc.integer({ min: 200, max: 599 })),
    contentType: fc.constantFrom(...PDF_TYPES, ...PDF_TYPES, ...OTHER_TYPES),
    body: fc.oneof(
      fc.uint8Array({ maxLength: 64 }),
      fc.json().map((text) => new TextEncoder().encode(text)),
    ),
  })
  .map(({ status, contentType, body }) => {
    const bytes = WITHOUT_BODY.includes(status) ? new Uint8Array() : body;
    return {
      respond: () =>
        new Response(WITHOUT_BODY.includes(status) ? null : bytes.slice(), {
          status,
          headers: contentType === '' ? {} : { 'content-type': contentType },
        }),
      isPdf: status < 300 && PDF_TYPES.includes(contentType) && bytes.length > 0,
      size: bytes.length,
    };
  });
