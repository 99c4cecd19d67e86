import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { deflateSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { BundleError } from './bundle-error.js';
import { hashManifest, MANIFEST_PATH, type Manifest } from './manifest.js';
import { MAX_BUNDLE_BYTES, readBundle } from './read-bundle.js';
import { writeBundle } from './write-bundle.js';

const createdAt = new Date('2026-03-02T10:00:00Z');
const file = (path: string, content: string | Uint8Array) => ({
  path,
  mediaType: 'text/plain',
  about: 'A text.',
  content,
});
const bundle = writeBundle({
  title: 'Sleep',
  createdAt,
  notices: ['The company is simulated.'],
  files: [file('notes.txt', 'Sleep and memory, ä'), file('ocf/a.json', '{"a":1}'.repeat(200))],
});

const faultOf = (bytes: Uint8Array) => {
  try {
    readBundle(bytes);
  } catch (error) {
    if (error instanceof BundleError) return { fault: error.fault, file: error.file };
    throw error;
  }
  return null;
};

/** What a bundle restores, with its bytes as text: comparing long arrays of numbers takes longer than reading the bundle. */
const contentOf = (bytes: Uint8Array) => {
  const { manifest, files } = readBundle(bytes);
  return { manifest, files: [...files].map(([path, content]) => [path, strFromU8(content, true)]) };
};

const unzipped = () => unzipSync(bundle);

const unpackWithOther = (path: string, file: string): string => {
  try {
    execFileSync('unzip', ['-tq', path]);
    return execFileSync('unzip', ['-p', path, file], { encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return strFromU8(unzipSync(bundle)[file] ?? new Uint8Array());
  }
};

/** The same archive with another content of some files; null removes one. */
const repack = (changes: Readonly<Record<string, Uint8Array | null>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries({ ...unzipped(), ...changes }).filter(([, content]) => content !== null),
    ) as Record<string, Uint8Array>,
  );

/** A manifest with its own right hash, as someone would write it on purpose. */
const signManifest = (change: (manifest: Manifest) => Manifest): Uint8Array => {
  const { manifest_sha256: _, ...manifest } = JSON.parse(
    strFromU8(unzipped()[MANIFEST_PATH] ?? new Uint8Array()),
  ) as Manifest & { manifest_sha256: string };
  const changed = change(manifest);
  return strToU8(JSON.stringify({ ...changed, manifest_sha256: hashManifest(changed) }));
};

/** Replaces a name of the same length wherever the archive has it. */
const rename = (from: string, to: string) => {
  const text = Buffer.from(bundle).toString('latin1').replaceAll(from, to);
  return new Uint8Array(Buffer.from(text, 'latin1'));
};

describe('a bundle', () => {
  it('has the same bytes for the same files', () => {
    const write = () => writeBundle({ title: 'A', createdAt, files: [file('a.txt', 'a')] });
    expect(write()).toEqual(write());
  });

  it('restores every file and what it says about itself', () => {
    const { manifest, files } = readBundle(bundle);
    expect(strFromU8(files.get('notes.txt') ?? new Uint8Array())).toBe('Sleep and memory, ä');
    expect(manifest).toMatchObject({
      title: 'Sleep',
      created_at: '2026-03-02T10:00:00.000Z',
      notices: ['The company is simulated.'],
    });
    expect(manifest.files.map(({ path }) => path)).toEqual(['notes.txt', 'ocf/a.json']);
  });

  it('restores any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), (content) => {
        const { files } = readBundle(
          writeBundle({ title: '', createdAt, files: [file('a', content)] }),
        );
        expect(files.get('a')).toEqual(content);
      }),
    );
  });

  it('is opened by another program: the unzip of the system, or fflate where there is none', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'bundle-')), 'bundle.zip');
    writeFileSync(path, bundle);
    expect(unpackWithOther(path, 'notes.txt')).toBe('Sleep and memory, ä');
  });

  it('is refused if a file was changed, with the name of the file', () => {
    expect(faultOf(repack({ 'notes.txt': strToU8('Sleep and memory, o') }))).toEqual({
      fault: 'changed',
      file: 'notes.txt',
    });
    const sameSize = strToU8('Sleep and memorx, ä');
    expect(() => readBundle(repack({ 'notes.txt': sameSize }))).toThrow(
      'notes.txt was changed after the bundle was made',
    );
  });

  it('is refused if a file is missing or was added, with the name of the file', () => {
    expect(faultOf(repack({ 'ocf/a.json': null }))).toEqual({
      fault: 'missing',
      file: 'ocf/a.json',
    });
    expect(faultOf(repack({ 'more.txt': strToU8('x') }))).toEqual({
      fault: 'unlisted',
      file: 'more.txt',
    });
  });

  it('is refused if the manifest was changed, is of another kind or version, or is missing', () => {
    const edited = strFromU8(unzipped()[MANIFEST_PATH] ?? new Uint8Array()).replace(
      'Sleep',
      'Slee',
    );
    expect(faultOf(repack({ [MANIFEST_PATH]: strToU8(edited) }))).toEqual({
      fault: 'changed',
      file: MANIFEST_PATH,
    });
    const faultWith = (change: (manifest: Manifest) => object) =>
      faultOf(repack({ [MANIFEST_PATH]: signManifest(change as never) }))?.fault;
    expect(faultWith((manifest) => ({ ...manifest, kind: 'other' }))).toBe('foreign');
    expect(faultWith((manifest) => ({ ...manifest, version: 2 }))).toBe('newer');
    expect(faultWith(({ files: _, ...manifest }) => manifest)).toBe('changed');
    expect(faultOf(repack({ [MANIFEST_PATH]: null }))?.fault).toBe('foreign');
  });

  it('is refused wherever it was cut off', () => {
    for (let length = 0; length < bundle.length; length += 1)
      expect(faultOf(bundle.subarray(0, length))?.fault).toMatch(/^(notZip|truncated)$/);
  });

  it('is refused, or has the same content, if any byte was changed', () => {
    const whole = contentOf(bundle);
    fc.assert(
      fc.property(fc.nat(bundle.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = Uint8Array.from(bundle);
        bytes[at] = (bytes[at] as number) ^ change;
        if (faultOf(bytes) === null) expect(contentOf(bytes)).toEqual(whole);
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused if it is no ZIP archive, or larger than a bundle may be', () => {
    expect(faultOf(strToU8('%PDF-1.7'))?.fault).toBe('notZip');
    expect(faultOf(new Uint8Array(MAX_BUNDLE_BYTES + 1))?.fault).toBe('tooLarge');
  });
});

describe('a hostile archive', () => {
  it.each([
    ['leads out of its folder', '../es.txt'],
    ['is absolute', '/otes.txt'],
    ['has a part that leads up', 'a/../.txt'],
    ['has a drive', 'C:tes.txt'],
    ['has backslashes', String.raw`a\tes.txt`],
    ['ends with a dot', 'notes.tx.'],
    ['has an empty part', 'a//es.txt'],
    ['has a control character', 'note\n.txt'],
  ])('is refused if a path %s', (_, path) => {
    expect(faultOf(rename('notes.txt', path))).toEqual({ fault: 'unsafePath', file: path });
  });

  it('is refused if the manifest names a path outside of the bundle', () => {
    const manifest = signManifest((each) => ({
      ...each,
      files: each.files.map((listed) => ({ ...listed, path: '../x' })),
    }));
    expect(faultOf(repack({ [MANIFEST_PATH]: manifest }))).toEqual({
      fault: 'unsafePath',
      file: '../x',
    });
  });

  it('is refused if a path occurs twice, also in capitals', () => {
    expect(faultOf(repack({ 'NOTES.txt': strToU8('x') }))?.fault).toBe('unsafePath');
  });

  it('is refused if a file is a symbolic link', () => {
    const attrs = 0o120777 << 16;
    const link = zipSync({ ...unzipped(), link: [strToU8('/etc/passwd'), { os: 3, attrs }] });
    expect(faultOf(link)).toEqual({ fault: 'unsafePath', file: 'link' });
  });

  it('is refused before it is unpacked if it says that it is large', () => {
    const bomb = repack({ 'zeros.bin': new Uint8Array(101_000_000) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(faultOf(bomb)).toEqual({ fault: 'bomb', file: 'zeros.bin' });
  });

  it('is refused early if a file is larger than it says', () => {
    const text = 'x'.repeat(1000);
    const honest = writeBundle({ title: '', createdAt, files: [file('a.txt', text)] });
    const [small, large] = [deflateSync(strToU8(text)), deflateSync(new Uint8Array(50_000_000))];
    const from = Buffer.from(honest).indexOf(Buffer.from(small));
    const liar = Buffer.concat([
      honest.subarray(0, from),
      large,
      honest.subarray(from + small.length),
    ]);
    const shift = large.length - small.length;
    const end = liar.length - 22;
    const directory = liar.readUInt32LE(end + 16) + shift;
    liar.writeUInt32LE(directory, end + 16);
    const entry = liar.indexOf('a.txt', directory) - 46;
    liar.writeUInt32LE(large.length, entry + 20);
    expect(faultOf(new Uint8Array(liar))).toEqual({ fault: 'bomb', file: 'a.txt' });
  });

  it('is refused if it has more files than a bundle', () => {
    const many = Object.fromEntries(
      Array.from({ length: 600 }, (_, index) => [`f${String(index)}`, new Uint8Array()]),
    );
    expect(faultOf(zipSync(many))?.fault).toBe('bomb');
  });
});
