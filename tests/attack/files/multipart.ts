export interface Part {
  readonly name: string;
  /** File name; without one the part is a text field. */
  readonly file?: string;
  /** @default text/plain */
  readonly type?: string;
  readonly content: string | Uint8Array;
}

const BOUNDARY = 'attack-boundary';

/** Builds a form by hand, so that names and file names stay as they are. */
export function multipart(parts: readonly Part[], boundary = BOUNDARY) {
  const chunks = parts.flatMap(({ name, file, type = 'text/plain', content }) => {
    const fileName = file === undefined ? '' : `; filename="${file}"`;
    const typeLine = file === undefined ? '' : `Content-Type: ${type}\r\n`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n${typeLine}\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
