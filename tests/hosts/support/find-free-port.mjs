import { createServer } from 'node:net';

/** @returns {Promise<number>} a port of this machine that nothing listens on */
export const findFreePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
