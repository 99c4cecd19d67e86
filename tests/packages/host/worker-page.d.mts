import type { Browser, Page } from 'playwright';

/** Bundles the page of a folder into another. */
export type BundlePage = (
  folder: string,
  out: string,
  find: (entry: string) => string,
) => Promise<void>;

export const BUNDLERS: Readonly<Record<string, BundlePage>>;

export function bundlePage(
  folder: string,
  bundle: BundlePage,
  find: (entry: string) => string,
): Promise<string>;

export function openPage(
  browser: Browser,
  out: string,
): Promise<{
  readonly page: Page;
  /** What the worker has loaded, gzipped. */
  readonly measureKb: () => number;
  readonly close: () => Promise<void>;
}>;

/** Makes the first call of the flow. */
export function suggestTopics(opened: Page): Promise<number>;

/** Makes the calls of the flow with a paper. */
export function walkThrough(
  opened: Page,
  file: { readonly name: string; readonly type: string; readonly bytes: Buffer },
): Promise<string>;

/** Lets the worker write a report as PDF. */
export function writeReport(opened: Page): Promise<number>;
