/**
 * Reads the text of a reply up to a size limit.
 * @param maxBytes bytes after decompression
 * @returns null if the reply is larger; the rest is not loaded
 */
export async function readCapped(response: Response, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  let size = 0;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    size += chunk.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      return null;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
