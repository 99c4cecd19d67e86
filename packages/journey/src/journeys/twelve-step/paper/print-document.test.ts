import { afterEach, describe, expect, it, vi } from 'vitest';
import { printable } from './paper.fixtures.js';
import { printDocument } from './print-document.js';

const frames = () => [...document.querySelectorAll('iframe')];

/** Stubs the printer of new frames; records what would be printed. */
const stubPrinter = () => {
  const printed: string[] = [];
  const real = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    const view = real?.get?.call(this) as Window;
    view.print = () => printed.push(view.document.body.textContent ?? '');
    return view;
  });
  return printed;
};

afterEach(() => frames().forEach((frame) => frame.remove()));

describe('printing the paper', () => {
  it('TWELVE-09 prints the paper alone, with its origin', () => {
    const printed = stubPrinter();
    document.title = 'The page of a host';
    printDocument(printable);
    expect(printed).toHaveLength(1);
    for (const text of [
      'Example: repair and its timing',
      'Ada Example',
      'Why this example was made.',
      'That this is an example.',
      'Example A, Muster J.',
      'Origin of this text: simulated, Example replies.',
    ]) {
      expect(printed[0]).toContain(text);
    }
    expect(frames()[0]?.contentDocument?.title).toBe('Example: repair and its timing');
    document.title = '';
  });

  it('inserts text as text and loads nothing', () => {
    stubPrinter();
    printDocument({ ...printable, title: '<img src=x onerror=alert(1)>' });
    const [frame] = frames();
    expect(frame?.hasAttribute('src')).toBe(false);
    expect(frame?.hasAttribute('srcdoc')).toBe(false);
    expect(frame?.contentDocument?.querySelector('img')).toBeNull();
    expect(frame?.contentDocument?.querySelector('h1')?.textContent).toContain('<img');
  });

  it('omits missing parts', () => {
    stubPrinter();
    printDocument({ ...printable, authors: '', abstract: ' ', references: [], sections: [] });
    expect(frames()[0]?.contentDocument?.querySelectorAll('h2, .authors, ol')).toHaveLength(0);
  });

  it('removes its frame after printing, at the latest before the next print', () => {
    stubPrinter();
    printDocument(printable);
    printDocument(printable);
    expect(frames()).toHaveLength(1);
    frames()[0]?.contentWindow?.dispatchEvent(new Event('afterprint'));
    expect(frames()).toEqual([]);
  });
});
