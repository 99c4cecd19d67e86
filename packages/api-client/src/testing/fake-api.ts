import type { ApiClient } from '../client/client.types.js';
import { ApiError, ConfigurationError, type ApiErrorCode } from '../errors/api-error.js';

type Overrides = { readonly [Area in keyof ApiClient]?: Partial<ApiClient[Area]> };

/**
 * A fake client with the given functions; every other call throws an error with its name.
 * @example fakeApi({ topics: { suggest: async () => ({ suggestions: [] }) } })
 */
export const fakeApi = (overrides: Overrides): ApiClient => {
  const area = (name: string, calls: object) =>
    new Proxy(calls, {
      get: (target, call): unknown =>
        Reflect.get(target, call) ??
        (() => {
          throw new ConfigurationError(`fakeApi: no answer for ${name}.${String(call)}. Add one.`);
        }),
    });
  return new Proxy(overrides, {
    get: (target, name) =>
      area(String(name), (Reflect.get(target, name) as object | undefined) ?? {}),
  }) as ApiClient;
};

/** A call that fails with the given code. */
export const failWith =
  (code: ApiErrorCode, details: Partial<ApiError['details']> = {}) =>
  () =>
    Promise.reject(new ApiError(code, { endpoint: 'test', ...details }));
