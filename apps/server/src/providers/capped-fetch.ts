/**
 * Creates a `fetch` that does not follow redirects and limits the size of replies.
 * @param send sends the requests. @default the global fetch, looked up at each call
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

export class ReplyTooLarge extends Error {
  override readonly name = 'ReplyTooLarge';
}
