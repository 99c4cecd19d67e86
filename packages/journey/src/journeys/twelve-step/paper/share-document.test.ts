import { describe, expect, it, vi } from 'vitest';
import { printable } from './paper.fixtures.js';
import { shareDocument } from './share-document.js';

const browser = (share?: () => Promise<void>) => {
  const writeText = vi.fn((_: string) => Promise.resolve());
  return { given: { share, clipboard: { writeText } } as unknown as Navigator, writeText };
};

const refusal = (name: string) => () => Promise.reject(new DOMException('made up', name));

describe('sharing the paper', () => {
  it('TWELVE-09 opens the share sheet of the browser with title and abstract', async () => {
    const share = vi.fn((_: ShareData) => Promise.resolve());
    const { given, writeText } = browser(share as never);
    expect(await shareDocument(printable, given)).toBe('shared');
    expect(share.mock.calls[0]?.[0].title).toBe('Example: repair and its timing');
    expect(share.mock.calls[0]?.[0].text).toMatch(/^Made up for tests\.\n\nOrigin .*simulated/);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('TWELVE-09 copies title and abstract without a share sheet', async () => {
    const { given, writeText } = browser();
    expect(await shareDocument(printable, given)).toBe('copied');
    expect(writeText.mock.calls[0]?.[0]).toMatch(
      /^Example: repair and its timing\n\nMade up for tests\.\n\nOrigin /,
    );
  });

  it('copies if the share sheet does not accept text', async () => {
    const { given } = browser(refusal('NotAllowedError'));
    expect(await shareDocument(printable, given)).toBe('copied');
  });

  it('does nothing if the person cancels', async () => {
    const { given, writeText } = browser(refusal('AbortError'));
    expect(await shareDocument(printable, given)).toBeNull();
    expect(writeText).not.toHaveBeenCalled();
  });

  it('rejects if nothing can be copied', async () => {
    await expect(shareDocument(printable, {} as Navigator)).rejects.toThrow();
  });
});
