import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { isatty } from 'node:tty';
import { readConfiguration } from './configuration/configuration.js';
import { createEngineDependencies } from './engine/engine-dependencies.js';
import { findFreePort } from './http/free-port.js';
import { createLogger } from './http/logger.js';
import { gracefulShutdown, type Shutdown } from './http/shutdown.js';
import { handleProcessEvents } from './http/process-events.js';
import { describeStartFailure } from './start-failure.js';
import { startServer } from './start-server.js';

const STANDARD_INPUT = 0;

const print = (text: string) => process.stdout.write(`${text}\n`);

async function main() {
  const requested = readConfiguration(process.env, process.cwd());
  const port = await findFreePort(requested.port, requested.host);
  if (port !== requested.port) {
    print(`Port ${String(requested.port)} is in use. Using the next free port.`);
  }
  // The default origin is the address that the server listens on.
  const configuration = readConfiguration({ ...process.env, PORT: String(port) }, process.cwd());
  const logger = createLogger({ level: configuration.logLevel });
  let shutdown: Shutdown | null = null;
  handleProcessEvents({
    process,
    isInteractive: isatty(STANDARD_INPUT),
    logger,
    // Nothing needs to be finished while the server starts.
    stop: (signal) => void (shutdown ? shutdown.stop(signal) : process.exit(0)),
  });
  const { server, close } = await startServer(configuration, {
    now: () => new Date(),
    logger,
    engine: createEngineDependencies(configuration),
    engineWorker: new URL('./engine-worker.js', import.meta.url),
    pagesFolder: fileURLToPath(new URL('../../demo/dist', import.meta.url)),
    isStopping: () => shutdown?.isStopping() ?? false,
  });
  shutdown = gracefulShutdown({ server, close, logger, exit: (code) => process.exit(code) });
  print(`Spinout is running at ${configuration.publicOrigin}/\nPress Ctrl-C to stop.`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
});
