const LINE_CHARACTERS = 90;
const LINES_PER_PAGE = 50;
const FONT_SIZE = 10;
const LEADING = 14;
const LEFT = 72;
const TOP = 760;
/** The catalog, the list of pages and the font come before the pages. */
const FIRST_PAGE = 4;
const OFFSET_DIGITS = 10;

/** Splits a text into lines that fit on a page. */
const wrap = (text: string): readonly string[] =>
  text.match(new RegExp(`\\S.{0,${String(LINE_CHARACTERS)}}(?=\\s|$)`, 'gu')) ?? [];

const writePage = (lines: readonly string[]): string => {
  const shown = lines.map((line) => `(${line}) Tj T*`).join('\n');
  const start = `/F1 ${String(FONT_SIZE)} Tf ${String(LEADING)} TL ${String(LEFT)} ${String(TOP)} Td`;
  const content = `BT ${start}\n${shown}\nET`;
  return `<</Length ${String(content.length)}>>stream\n${content}\nendstream`;
};

/** A PDF that shows a text line by line. Characters that its font does not have are left out. */
export function createTextPdf(text: string): string {
  const lines = wrap(text.replaceAll(/[^ -~\n]|[()\\]/gu, ''));
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_PER_PAGE) }, (_, index) =>
    writePage(lines.slice(index * LINES_PER_PAGE, (index + 1) * LINES_PER_PAGE)),
  );
  const getPage = (index: number) => FIRST_PAGE + 2 * index;
  const kids = pages.map((_, index) => `${String(getPage(index))} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${String(pages.length)}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${String(getPage(index) + 1)} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      content,
    ]),
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${String(index + 1)} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(OFFSET_DIGITS, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return `${pdf}xref\n0 ${String(size)}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${String(size)}/Root 1 0 R>>startxref\n${String(pdf.length)}\n%%EOF`;
}
