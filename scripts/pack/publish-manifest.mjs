import { listVendored } from './vendored.mjs';

/** The condition under which this repository, and no host, takes the sources. */
const SOURCE_CONDITION = '@spinout/source';

/**
 * The `package.json` that is published: without what only this repository needs.
 *
 * - the condition of the sources, and entries that have nothing else
 * - scripts and dependencies of development
 * - libraries that the package holds as files
 * @param {object} manifest the `package.json` of the repository
 * @param {string} name the folder of the package
 */
export function createPublishManifest(manifest, name) {
  const { scripts: _scripts, devDependencies: _dev, dependencies = {}, ...rest } = manifest;
  const vendored = new Set(listVendored(name));
  return {
    ...rest,
    ...(Array.isArray(rest.sideEffects) && {
      sideEffects: rest.sideEffects.filter((file) => !file.startsWith('./src/')),
    }),
    exports: Object.fromEntries(
      Object.entries(rest.exports)
        .map(([entry, target]) => [entry, removeSource(target)])
        .filter(([, target]) => target !== null),
    ),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([library]) => !vendored.has(library)),
    ),
  };
}

function removeSource(target) {
  if (typeof target === 'string') return target;
  const { [SOURCE_CONDITION]: _source, ...published } = target;
  return Object.keys(published).length > 0 ? published : null;
}
