import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPublishManifest } from './publish-manifest.mjs';

const PACKAGES = join(import.meta.dirname, '../../packages');

const names = readdirSync(PACKAGES).filter((name) =>
  existsSync(join(PACKAGES, name, 'package.json')),
);
const publish = (name: string) =>
  createPublishManifest(
    JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8')) as object,
    name,
  );

describe('the published manifest', () => {
  it.each(names)('of %s names no sources, scripts or tools', (name) => {
    const manifest = publish(name);
    expect(JSON.stringify(manifest)).not.toMatch(/@spinout\/source|\.\/src\/\S+\.tsx?"/);
    expect(manifest).not.toHaveProperty('scripts');
    expect(manifest).not.toHaveProperty('devDependencies');
  });

  it('has no entry that exists in the sources only', () => {
    expect(publish('flow-kit').exports).not.toHaveProperty('./testing');
    expect(publish('flow-kit').exports).toHaveProperty(['./react', 'default']);
  });

  it('does not let a host install libraries that the package holds', () => {
    const { dependencies } = publish('engine');
    expect(Object.keys(dependencies)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(pdfjs-dist|jspdf|jspdf-autotable|eld)$/)]),
    );
    expect(dependencies).toMatchObject({ zod: expect.any(String) as string });
  });

  it.each(names)('of %s states the Node that runs it', (name) => {
    expect(publish(name)).toMatchObject({ engines: { node: expect.any(String) as string } });
  });
});
