import { strToU8 } from 'fflate';
import type { Bytes } from './repeat-bytes.ts';

/** Files that are small on disk and large when read. For tests of readers and servers; each is built on each call. */

/** A web page of many elements. */
export const createManyTagsHtml = (tags = 1_000_000): Bytes =>
  strToU8(`<!doctype html><html><body>${'<p>a'.repeat(tags)}`);

/** A web page whose elements are nested. */
export const createDeeplyNestedHtml = (depth = 500_000): Bytes =>
  strToU8(`<!doctype html><html><body>${'<div>'.repeat(depth)}text${'</div>'.repeat(depth)}`);
