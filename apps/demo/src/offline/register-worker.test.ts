import { describe, expect, it, vi } from 'vitest';
import { registerWorker, type WorkerDependencies } from './register-worker.js';

const scriptResponse = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const pageResponse = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
const missingResponse = () => new Response('', { status: 404 });

interface RegistrationOptions {
  readonly hostname?: string;
  /** Answers the request for the script. */
  readonly answer?: () => Response;
  /** Number of registered workers. */
  readonly registered?: number;
  /** Content of the session storage. */
  readonly sessionEntries?: Map<string, string>;
  readonly register?: (script: string) => Promise<unknown>;
}

const runRegistration = async ({
  hostname = 'localhost',
  answer = scriptResponse,
  registered = 0,
  sessionEntries = new Map(),
  register = () => Promise.resolve(),
}: RegistrationOptions = {}) => {
  const registrations = Array.from({ length: registered }, () => ({
    unregister: vi.fn(() => Promise.resolve(true)),
  }));
  const dependencies = {
    container: {
      getRegistrations: () =>
        Promise.resolve(registrations as unknown as readonly ServiceWorkerRegistration[]),
    },
    hostname,
    fetch: vi.fn(() => Promise.resolve(answer())),
    session: {
      getItem: (key: string) => sessionEntries.get(key) ?? null,
      setItem: (key: string, value: string) => void sessionEntries.set(key, value),
    },
    reload: vi.fn(),
    log: { warn: vi.fn(), error: vi.fn() },
  } satisfies WorkerDependencies;
  const registerSpy = vi.fn(register);
  await registerWorker(dependencies, registerSpy);
  return { ...dependencies, registerSpy, registrations };
};

describe('registerWorker', () => {
  it.each(['localhost', '127.0.0.1', 'app.example.org'])(
    'SW-01, SW-02, API-32 registers the script at the site root on %s (S-71)',
    async (hostname) => {
      const { registerSpy } = await runRegistration({ hostname });
      expect(registerSpy.mock.calls).toEqual([['/service-worker.js']]);
    },
  );

  it('SW-03 checks for the script on localhost only', async () => {
    expect((await runRegistration({ hostname: 'localhost' })).fetch).toHaveBeenCalledOnce();
    expect((await runRegistration({ hostname: 'app.example.org' })).fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['is not found', missingResponse],
    ['is a page', pageResponse],
  ])('SW-03 unregisters and reloads once if the script %s (S-71)', async (_, answer) => {
    const sessionEntries = new Map<string, string>();
    const first = await runRegistration({ answer, registered: 2, sessionEntries });
    for (const { unregister } of first.registrations) expect(unregister).toHaveBeenCalledOnce();
    expect(first.reload).toHaveBeenCalledOnce();
    expect(first.registerSpy).not.toHaveBeenCalled();
    const second = await runRegistration({ answer, registered: 1, sessionEntries });
    expect(second.registrations[0]?.unregister).toHaveBeenCalledOnce();
    expect(second.reload).not.toHaveBeenCalled();
  });

  it('T-59 does not reload if no worker was registered', async () => {
    const { reload, registerSpy } = await runRegistration({ answer: missingResponse });
    expect(reload).not.toHaveBeenCalled();
    expect(registerSpy).not.toHaveBeenCalled();
  });

  it('keeps the worker if there is no network', async () => {
    const { registerSpy, reload } = await runRegistration({
      registered: 1,
      answer: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(registerSpy).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('SW-04 logs a registration error and continues (S-71)', async () => {
    const registrationError = new Error('The script has a fault');
    const { log } = await runRegistration({ register: () => Promise.reject(registrationError) });
    expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), registrationError);
  });

  it('does nothing in a browser without service workers', async () => {
    const registerSpy = vi.fn();
    await registerWorker({ ...(await runRegistration()), container: undefined }, registerSpy);
    expect(registerSpy).not.toHaveBeenCalled();
  });
});
