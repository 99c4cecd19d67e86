import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { isValidElement } from 'react';

/** Whether a value can be read and edited as JSON. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isPlain);
}

/** Gives no control to props that hold elements or functions: their inner structure would be listed. */
export const limitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isPlain(initialArgs[name]) ? argType : { ...argType, control: false },
    ]),
  );
