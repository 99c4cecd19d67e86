import { createServer } from 'node:net';

const HIGHEST = 65_535;

const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/**
 * Finds the first free port, starting at `port`.
 * @throws if the host is not this machine, or no port is free
 */
export async function findFreePort(port: number, host: string): Promise<number> {
  for (let next = port; next <= HIGHEST; next += 1) {
    if (await isFree(next, host)) return next;
  }
  throw new Error(`No port from ${String(port)} upward is free.`);
}
