/**
 * Sends requests to one place only, without following it elsewhere, and reads no more than so much of an answer.
 * @param send what sends them. @default the global fetch, looked up at each call
 */
export const cappedFetch =
  (send: typeof fetch | undefined, maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await (send ?? globalThis.fetch)(input, { ...init, redirect: 'error' });
    let size = 0;
    const cap = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > maxBytes) controller.error(new ReplyTooLarge());
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    const body = response.body?.pipeThrough(cap) ?? null;
    return new Response(body, { status, statusText, headers });
  };

/** The answer was longer than is read. */
export class ReplyTooLarge extends Error {
  override readonly name = 'ReplyTooLarge';
}
