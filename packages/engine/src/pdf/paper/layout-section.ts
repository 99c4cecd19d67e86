import { doiCandidates, parseDoi } from '@spinout/api-client/doi';
import { cleanLine, cleanText } from '../../text/clean-text.js';
import { joinLines } from '../parse-lines.js';
import type { PageLayout } from '../page-layout.js';
import { ASCENT, columns, page, styles, type TextStyle } from '../report.style.js';
import { MARGIN_HEAD_LINES, paperSpace, paperStyles } from './paper.style.js';

const MIN_LINES = 3;
const { marginHead, reference } = paperStyles;
/** Aligns a margin heading with the baseline of the text next to it. */
const getHeadOffset = ({ size, leading }: TextStyle) =>
  (leading - marginHead.leading) / 2 + (size - marginHead.size) * ASCENT;

/** Splits a text into paragraphs at blank lines and joins wrapped lines. */
const splitParagraphs = (text: string): readonly string[] =>
  cleanText(text)
    .split(/\n\s*\n/)
    .map((part) => joinLines(part.split('\n')).trim())
    .filter(Boolean);

/** Draws the heading of a section in the margin next to its first line, or above the text if it is long. */
const openSection = (layout: PageLayout, title: string, text: TextStyle) => {
  const name = cleanLine(title);
  const start = MIN_LINES * text.leading;
  const beside = layout.breakText(name, marginHead, columns.label.width);
  const height = beside.length * marginHead.leading;
  const isBeside = beside.length <= MARGIN_HEAD_LINES;
  layout.ensureSpace(paperSpace.section + (isBeside ? Math.max(height, start) : start));
  layout.drawRule(paperSpace.section);
  layout.tags.startSection();
  const heading = layout.tags.create('H2');
  layout.tags.within(heading, () => {
    if (isBeside) layout.draw(beside, marginHead, page.left, layout.y + getHeadOffset(text));
  });
  const section = {
    pageNumber: layout.doc.getNumberOfPages(),
    foot: isBeside ? layout.y + height : layout.y,
  };
  if (!isBeside) {
    const lines = layout.breakText(name, marginHead, columns.full.width);
    layout.tags.within(heading, () =>
      layout.flowLines(lines, marginHead, page.left, { tail: start }),
    );
  }
  layout.endHeading(0);
  return section;
};

/** Makes sure that a section is at least as high as its margin heading. */
const closeSection = (layout: PageLayout, section: { pageNumber: number; foot: number }) => {
  if (layout.doc.getNumberOfPages() === section.pageNumber)
    layout.y = Math.max(layout.y, section.foot);
};

/**
 * Lays out a section with its heading in the margin.
 * @param onBetweenParagraphs called where an exhibit may be placed between two paragraphs
 * @returns the page on which it begins
 */
export function layoutSection(
  layout: PageLayout,
  title: string,
  text: string,
  onBetweenParagraphs: () => void = () => undefined,
): number {
  const paragraphs = splitParagraphs(text);
  const section = openSection(layout, title, styles.body);
  const { x, width } = columns.text;
  for (const [index, paragraph] of paragraphs.entries()) {
    const { y } = layout;
    if (index > 0) onBetweenParagraphs();
    layout.addGap(layout.y === y ? paperSpace.paragraph : paperSpace.exhibit);
    layout.tags.add('P', () =>
      layout.flowLines(layout.breakText(paragraph, styles.body, width), styles.body, x),
    );
  }
  closeSection(layout, section);
  return section.pageNumber;
}

const OWN_NUMBER = /^\[(\d{1,4})\]\s*/;
const ADDRESS = /https:\/\/\S+$/;
const NUMBER_GAP = 6;

/** The URL at the end of a reference; null if there is none. */
const findAddress = (text: string): string | null => {
  const last = text.replace(/(?<![.\s])[.\s]+$/, '').replace(/^.*\s/s, '');
  const doi = parseDoi(last);
  if (doi !== null) return doi.url;
  const address = ADDRESS.exec(last)?.[0];
  if (address !== undefined) return URL.canParse(address) ? new URL(address).href : null;
  return parseDoi(doiCandidates(last).at(-1))?.url ?? null;
};

/** Lays out the references with their citation numbers. */
export function layoutReferences(layout: PageLayout, references: readonly string[]): number {
  const items = references.map((text, index) => {
    const line = cleanLine(text);
    const number = OWN_NUMBER.exec(line)?.[1] ?? String(index + 1);
    return { mark: `[${number}]`, text: line.replace(OWN_NUMBER, '') };
  });
  const section = openSection(layout, 'References', reference);
  const indent =
    Math.max(...items.map(({ mark }) => layout.measureText(mark, reference))) + NUMBER_GAP;
  const x = columns.text.x + indent;
  const width = columns.text.width - indent;
  const { tags } = layout;
  const list = tags.create('L');
  for (const { mark, text } of items) {
    const url = findAddress(text);
    const entry = tags.create('LI', list);
    const label = tags.create('Lbl', entry);
    const body = tags.create('LBody', entry);
    layout.addGap(paperSpace.reference);
    tags.within(url === null ? body : tags.create('Link', body), () =>
      layout.flowLines(layout.breakText(text, reference, width), reference, x, {
        onFragment: ({ top, height, isFirst }) => {
          if (isFirst)
            tags.within(label, () => layout.draw([mark], reference, columns.text.x, top));
          if (url !== null) tags.addLink({ x, y: top, width, height }, { url }, text);
        },
      }),
    );
  }
  closeSection(layout, section);
  return section.pageNumber;
}
