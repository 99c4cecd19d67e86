// Part of the published engine: stands for a part of pdf.js that text-pdf.mjs has left out.

let count = 0;

/** How often something that was left out would have been used. */
export const countLeftOut = () => count;

/**
 * @param {string} name what was left out
 * @returns {Function} counts and throws when it is called, created or read. What extends it may be defined, and nothing is one of it.
 */
export function leaveOut(name) {
  const refuse = () => {
    count += 1;
    throw new Error(`pdf.js without ${name}`);
  };
  return new Proxy(class {}, {
    apply: refuse,
    construct: refuse,
    get: (target, key) =>
      key === 'prototype' || key === Symbol.hasInstance ? target[key] : refuse(),
    set: refuse,
    has: refuse,
    ownKeys: refuse,
  });
}
