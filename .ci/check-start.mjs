// Runs `npm start` like a new user: waits for the printed address, loads the page, makes one API call, presses Ctrl-C, and checks that
// no process is left. Plain JavaScript for Node 20 without dependencies.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

const START_TIMEOUT_MS = 5 * 60_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 200;

// A separate process group, as in a terminal.
const npm = spawn('npm', ['start'], {
  cwd: new URL('..', import.meta.url),
  detached: true,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const signalGroup = (signal) => {
  if (npm.pid === undefined) return false;
  try {
    return process.kill(-npm.pid, signal);
  } catch {
    return false;
  }
};
process.on('exit', () => signalGroup('SIGKILL'));

const exited = new Promise((resolve) => {
  npm.on('exit', (code, signal) => resolve({ code, signal }));
});
const printedAddress = new Promise((resolve) => {
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    output += text;
    const address = /running at (http:\/\/\S+)/.exec(output)?.[1];
    if (address) resolve(address);
  });
});

async function within(timeoutMs, promise, what) {
  const timeout = new AbortController();
  const late = delay(timeoutMs, undefined, { signal: timeout.signal }).then(() =>
    assert.fail(`${what} took longer than ${timeoutMs / 1000} s`),
  );
  try {
    return await Promise.race([promise, late]);
  } finally {
    timeout.abort();
    late.catch(() => {});
  }
}

async function load(url, options) {
  const response = await fetch(url, options);
  assert.equal(response.status, 200, `${url} answered ${response.status}`);
  return response;
}

const address = await within(
  START_TIMEOUT_MS,
  Promise.race([
    printedAddress,
    exited.then(({ code }) => assert.fail(`npm start ended with ${code}`)),
  ]),
  'npm start',
);

const page = await (await load(address, { headers: { accept: 'text/html' } })).text();
const scripts = [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src);
assert.ok(scripts.length > 0, 'the page asks for no script');
for (const src of scripts) await load(new URL(src, address));
const reply = await (
  await load(new URL('/api/journey/ai-topic-suggestions', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ preferences: { categories: ['Neuroscience & Brain Research'] } }),
  })
).json();
assert.ok(reply.suggestions.length > 0, 'the API suggests no topic');

signalGroup('SIGINT');
await within(STOP_TIMEOUT_MS, exited, 'stopping');
for (let waited = 0; signalGroup(0); waited += POLL_MS) {
  assert.ok(waited < STOP_TIMEOUT_MS, 'a process of npm start is still running');
  await delay(POLL_MS);
}
await assert.rejects(fetch(address), 'the address still answers');
process.stdout.write('npm start: the page and the API answered, and nothing is left running.\n');
