// Runs before `npm pack` and `npm publish` in the folder of a package, whose `package.json` is that of the repository.
import process from 'node:process';

process.stderr.write(
  'This folder is not what is published. scripts/pack/pack-package.mjs packs a package; npm run release:dry-run packs all.\n',
);
process.exitCode = 1;
