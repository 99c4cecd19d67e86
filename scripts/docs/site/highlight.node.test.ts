import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

/** The marked pieces of a sample, with their kind. */
const listMarked = (html: string) =>
  [...html.matchAll(/<span data-kind="(\w+)">(.*?)<\/span>/g)].map(
    ([, kind, text]) => `${kind}: ${text}`,
  );

it('marks keywords, strings, comments and elements, each once', () => {
  const html = highlight('// First.\nconst page = <Flow api="x" />; // Last.\nreturn page;', 'tsx');
  expect(listMarked(html)).toEqual([
    'comment: // First.',
    'keyword: const',
    'name: Flow',
    'name: api',
    'string: &quot;x&quot;',
    'comment: // Last.',
    'keyword: return',
  ]);
});

it('takes text between tags for text, and keeps the sample as it is', () => {
  const code = "<p>It isn't // new</p>;\n";
  const html = highlight(code, 'tsx');
  expect(listMarked(html)).toEqual(['name: p', 'name: p']);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe("&lt;p&gt;It isn't // new&lt;/p&gt;;\n");
});

it('leaves other languages plain', () => {
  expect(highlight('npm i <name>', 'sh')).toBe('npm i &lt;name&gt;');
});
