import { afterEach, describe, expect, it } from 'vitest';
import { makeSurroundingsInert } from './make-surroundings-inert.js';

afterEach(() => document.body.replaceChildren());

function page() {
  document.body.innerHTML = '<nav></nav><main><div id="host"></div><aside></aside></main>';
  const shadow = document.getElementById('host')!.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<style></style><section></section><div inert></div><dialog></dialog>';
  const find = (selector: string) =>
    (document.querySelector(selector) ?? shadow.querySelector(selector))!;
  const inert = () =>
    [...document.querySelectorAll('[inert]'), ...shadow.querySelectorAll('[inert]')].map(
      (element) => element.localName,
    );
  return { find, inert };
}

describe('makeSurroundingsInert', () => {
  it('makes everything around an element inert, inside its shadow root and outside', () => {
    const { find, inert } = page();
    makeSurroundingsInert(find('dialog'));
    expect(inert()).toEqual(['nav', 'aside', 'section', 'div']);
  });

  it('removes only the attributes that it set', () => {
    const { find, inert } = page();
    makeSurroundingsInert(find('dialog'))();
    expect(inert()).toEqual(['div']);
  });
});
