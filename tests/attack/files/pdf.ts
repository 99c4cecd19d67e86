import { deflateSync } from 'node:zlib';

const MB = 1024 * 1024;

/** A PDF of one page with this content, which may be compressed several times. */
export function pdfOf(content: Uint8Array, filters: number): Uint8Array {
  let stream: Uint8Array = content;
  for (let index = 0; index < filters; index += 1) stream = deflateSync(stream, { level: 9 });
  const names = '/FlateDecode '.repeat(filters);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${stream.byteLength} /Filter [${names}] >>\nstream\n`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const chunks: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let position = 9;
  const add = (chunk: Uint8Array) => {
    chunks.push(chunk);
    position += chunk.byteLength;
  };
  objects.forEach((object, index) => {
    offsets.push(position);
    add(Buffer.from(`${index + 1} 0 obj\n${object}`));
    if (object.endsWith('stream\n')) {
      add(stream);
      add(Buffer.from('\nendstream'));
    }
    add(Buffer.from('\nendobj\n'));
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${position}\n%%EOF`;
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

/** A few kilobytes that unpack to this many megabytes of drawing instructions. */
export const pdfDeflatedTwice = (megabytes: number) => {
  const instruction = 'BT /F 9 Tf 10 10 Td (sleep) Tj ET\n';
  const content = Buffer.alloc(megabytes * MB, instruction);
  return pdfOf(content, 2);
};

/** A page tree whose only page is the tree. */
export const pdfInCircles = () =>
  Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 100000000 >>\nendobj\ntrailer << /Size 3 /Root 1 0 R >>\nstartxref\n0\n%%EOF',
  );

/** Very many pages that share one content. */
export function pdfWithPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ');
  const pages = Array.from(
    { length: count },
    (_, index) =>
      `${index + 4} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 3 0 R >>\nendobj\n`,
  ).join('');
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${count} >>\nendobj\n3 0 obj\n<< /Length 0 >>\nstream\n\nendstream\nendobj\n${pages}trailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF`,
  );
}
