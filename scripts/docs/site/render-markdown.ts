import { Marked } from 'marked';
import type { Page } from '../list-pages.ts';
import { readHeadings } from '../read-headings.ts';
import { resolveLink } from './addresses.ts';
import { escapeHtml } from './escape-html.ts';
import { highlight } from './highlight.ts';

const TITLE = /title="([^"]+)"/;

/** Addresses in HTML of a page, such as those of pictures. */
const ATTRIBUTE = /\b(href|src|srcset)="([^"]+)"/g;

/** A wide table or sample scrolls by itself, and can be scrolled with the keyboard. */
const scrolling = (html: string, label: string) =>
  `<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(label)}">${html}</div>\n`;

/**
 * Renders the content of a page as HTML, with links of the site.
 * @param pages paths of all pages
 */
export function renderMarkdown({ path, text }: Page, pages: ReadonlySet<string>): string {
  const headings = readHeadings(text)[Symbol.iterator]();
  const resolve = (link: string) => resolveLink(link, path, pages);
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const { id = '' } = headings.next().value ?? {};
        const content = this.parser.parseInline(tokens);
        const link = depth === 1 ? content : `<a class="anchor" href="#${id}">${content}</a>`;
        return `<h${depth} id="${escapeHtml(id)}">${link}</h${depth}>\n`;
      },
      link({ href, title, tokens }) {
        const hint = title ? ` title="${escapeHtml(title)}"` : '';
        return `<a href="${escapeHtml(resolve(href))}"${hint}>${this.parser.parseInline(tokens)}</a>`;
      },
      html({ text: html }) {
        // Comments are for tools.
        const visible = html.replaceAll(/<!--[^]*?-->/g, '');
        return visible.replaceAll(
          ATTRIBUTE,
          (_, name: string, link: string) => `${name}="${escapeHtml(resolve(link))}"`,
        );
      },
      code({ text: code, lang = '' }) {
        const [language = ''] = lang.split(' ');
        const title = TITLE.exec(lang)?.[1];
        const name = title === undefined ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`;
        const block = `<pre><code>${highlight(code, language)}</code></pre>`;
        return `<figure class="code">${name}${scrolling(block, title ?? `Sample: ${language}`)}</figure>\n`;
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return html.replaceAll(/<table>[^]*?<\/table>/g, (table) => scrolling(table, 'Table'));
}
