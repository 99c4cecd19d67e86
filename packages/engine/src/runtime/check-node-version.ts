import { ConfigurationError } from '@spinout/api-client';

/** What pdf.js needs, as in `engines` of the package. */
const OLDEST_NODE = [22, 13] as const;

/**
 * Refuses a Node in which papers could not be read.
 * @param version such as "22.13.0"
 * @throws {ConfigurationError} before 22.13
 */
export function checkNodeVersion(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new ConfigurationError(
    `This is Node ${version}, and @spinout/engine/node needs Node ${OLDEST_NODE.join('.')} or newer: older ones lack what ` +
      'reads PDF files. Update Node. A page that uses the engine in a worker does not depend on it.',
  );
}
