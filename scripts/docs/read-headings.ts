/** A heading of a page in Markdown. */
interface Heading {
  /** 1 to 6. */
  readonly level: number;
  /** Its text, without marks for code and emphasis. */
  readonly text: string;
  /** The id in its address, formed as on GitHub. */
  readonly id: string;
}

const FENCED = /^```[^]*?^```$/gm;
const HEADING = /^(?<marks>#{1,6}) (?<text>.+)$/gm;

/** Text without the marks of links, code and emphasis. */
const toPlainText = (markdown: string) =>
  markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');

const toId = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** Lists the headings of a page. A repeated one gets a number at the end of its id. */
export function readHeadings(markdown: string): readonly Heading[] {
  const counts = new Map<string, number>();
  return [...markdown.replaceAll(FENCED, '').matchAll(HEADING)].map(({ groups }) => {
    const text = toPlainText(groups?.text ?? '');
    const id = toId(text);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return { level: groups?.marks?.length ?? 1, text, id: count === 0 ? id : `${id}-${count}` };
  });
}
