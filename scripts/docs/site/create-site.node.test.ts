import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPages } from '../list-pages.ts';
import { isCopied } from './addresses.ts';
import { createSite } from './create-site.ts';

const site = await createSite(listPages(), false);
const pages = [...site].filter(([address]) => address.endsWith('.html'));

const listAttributes = (html: string, names: string) =>
  [...html.matchAll(new RegExp(`\\s(?:${names})="([^"]*)"`, 'g'))].map(([, value = '']) => value);

/** Addresses of the files that a page links to, with the id in each. */
const listTargets = (address: string, html: string) =>
  listAttributes(html, 'href|src|srcset')
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', id] = link.split('#');
      const target = path === '' ? address : posix.join(posix.dirname(address), path);
      return { link, target, id };
    });

describe('the site of the documentation', () => {
  it('has pages of the guide, the packages and the decisions', () => {
    expect([...site.keys()]).toEqual(
      expect.arrayContaining([
        'index.html',
        'guide/start.html',
        'packages/engine.html',
        'adr/index.html',
      ]),
    );
  });

  it('has no link to a missing page, file or heading', () => {
    const broken = pages.flatMap(([address, html]) =>
      listTargets(address, html)
        .filter(({ target, id }) => {
          const found = site.get(target);
          if (found === undefined) return !isCopied(`docs/${target}`);
          return id !== undefined && !listAttributes(found, 'id').includes(id);
        })
        .map(({ link }) => `${address}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('gives each page a title and unique ids', () => {
    const wrong = pages
      .filter(([, html]) => {
        const ids = listAttributes(html, 'id');
        return new Set(ids).size < ids.length || !html.includes('<h1 ');
      })
      .map(([address]) => address);
    expect(wrong).toEqual([]);
  });

  it('shows samples with their file and in colors, without what they assume', () => {
    const html = site.get('guide/start.html') ?? '';
    expect(html).toContain('<figcaption>src/App.tsx</figcaption>');
    expect(html).toContain('<span data-kind="keyword">import</span>');
    expect(site.get('guide/theming.html')).not.toContain('given');
  });

  it('uses only variables that the design system has', () => {
    const styles = site.get('site.css') ?? '';
    const used = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
  });
});
