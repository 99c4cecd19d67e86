import { ConfigurationError } from '@spinout/api-client';
import { describeValue, hasMethod } from './describe-value.js';

/**
 * Checks the storage that a host passes.
 * @throws {ConfigurationError} if it cannot read, write and remove
 */
export function checkStorage(storage: unknown, component: string): void {
  if (storage === undefined) return;
  const missing = ['read', 'write', 'remove'].filter((method) => !hasMethod(storage, method));
  if (missing.length === 0) return;
  const isWebStorage = hasMethod(storage, 'getItem');
  throw new ConfigurationError(
    `The \`storage\` of <${component}> is ${isWebStorage ? 'a storage of the browser' : describeValue(storage)} without ` +
      `${missing.join(', ')}, so nothing could be saved. ` +
      (isWebStorage
        ? 'Leave it out for the local storage, or use tabStorage() for the session storage.'
        : 'Pass browserStorage(), tabStorage(), memoryStorage(), or an object with these methods.'),
  );
}

/**
 * Checks that the listeners of a host are functions.
 * @throws {ConfigurationError} for the result of a function, such as in `onComplete={save()}`
 */
export function checkListeners(props: object, component: string): void {
  for (const [name, value] of Object.entries(props) as [string, unknown][]) {
    if (!/^on[A-Z]/.test(name) || value === undefined || typeof value === 'function') continue;
    throw new ConfigurationError(
      `The \`${name}\` of <${component}> is ${describeValue(value)}. It is called when something happens, so it has to be a ` +
        `function. If you wrote ${name}={save()}, write ${name}={save} or ${name}={() => save()}.`,
    );
  }
}
