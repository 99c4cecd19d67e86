import { vi } from 'vitest';

/** The files that the browser saved since the last test. */
export const saved: { name: string; file: Blob }[] = [];

/** Records the browser's downloads: file and file name. */
export const watchDownloads = () => {
  const files = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:test/${files.size}`;
    files.set(url, file as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: files.get(this.href) ?? new Blob([]) });
  });
};
