// Starts the server of a host: `npm start` with the port in `PORT`.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { findFreePort } from './find-free-port.mjs';

const START_MS = 60_000;
const POLL_MS = 200;

/**
 * @param {string} folder
 * @param {string} script name in `package.json`
 * @returns {Promise<{ url: string, close: () => void }>} once it answers
 */
export async function startServer(folder, script) {
  const port = await findFreePort();
  const child = spawn('npm', ['run', script], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const close = () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended in the meantime.
    }
  };
  process.once('exit', close);
  const url = `http://127.0.0.1:${port}/`;
  for (let waited = 0; waited < START_MS; waited += POLL_MS) {
    if (child.exitCode !== null) break;
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return { url, close };
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  close();
  throw new Error(`npm run ${script} has not answered at ${url}.\n${output}`);
}
