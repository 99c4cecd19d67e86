import { createServer, type AddressInfo } from 'node:net';
import { bundledServer, type ServerProgram } from '../../crash/server-process.ts';
import { once } from 'node:events';

/** A server process under attack. */
export interface AttackedServer {
  readonly port: number;
  readonly origin: string;
  readonly pid: number;
  readonly readLog: () => string;
  readonly hasEnded: () => boolean;
  readonly stop: () => Promise<void>;
}

const HOST = '127.0.0.1';
const MAX_LOG_CHARACTERS = 64 * 1024 * 1024;
/** Bounds what an attack on the memory can take from this machine. */
const MAX_HEAP_MB = 2048;

const findFreePort = async () => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

export const bundle = (): Promise<ServerProgram> => bundledServer();

/** Starts the bundled server on a free port of the loopback address. It stores nothing on disk. */
export async function startAttackedServer(
  program: ServerProgram,
  environment: Readonly<Record<string, string>> = {},
): Promise<AttackedServer> {
  const port = await findFreePort();
  const origin = `http://${HOST}:${port}`;
  const url = process.env['SPINOUT_TEST_POSTGRES_URL'];
  let log = '';
  const { child, origin: started } = program.start(
    {
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      SPINOUT_DATA: 'memory:',
      SPINOUT_ALLOW_DEMO_SIGN_IN: '1',
      LOG_LEVEL: 'info',
      NODE_OPTIONS: `--max-old-space-size=${MAX_HEAP_MB}`,
      ...(url === undefined ? {} : { DATABASE_URL: url }),
      ...environment,
    },
    (line) => {
      if (log.length < MAX_LOG_CHARACTERS) log += `${line}\n`;
    },
  );
  await started;
  const closed = once(child, 'close');
  return {
    port,
    origin,
    pid: child.pid ?? 0,
    readLog: () => log,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
