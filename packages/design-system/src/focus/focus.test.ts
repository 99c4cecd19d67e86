import { afterEach, describe, expect, it } from 'vitest';
import { getActiveElement, isFocusLost } from './focus.js';

afterEach(() => document.body.replaceChildren());

const addButton = (parent: ParentNode): HTMLButtonElement => {
  const button = document.createElement('button');
  parent.append(button);
  return button;
};

const createShadowRoot = (parent: ParentNode): ShadowRoot => {
  const host = document.createElement('div');
  parent.append(host);
  return host.attachShadow({ mode: 'open' });
};

describe.each([
  ['a document', () => document.body as ParentNode],
  ['a shadow root', () => createShadowRoot(document.body)],
  ['a shadow root in another', () => createShadowRoot(createShadowRoot(document.body))],
])('the focus in %s', (_, createParent) => {
  it('is lost when the focused control is removed', () => {
    const parent = createParent();
    const [own, other] = [addButton(parent), addButton(parent)];
    own.focus();
    expect(getActiveElement(other)).toBe(own);
    expect(isFocusLost(other)).toBe(false);
    own.remove();
    expect(isFocusLost(other)).toBe(true);
  });

  it('is not lost when another element of the page has it', () => {
    const own = addButton(createParent());
    const outside = addButton(document.body);
    outside.focus();
    expect(isFocusLost(own)).toBe(false);
  });

  it('is not lost when an element in another shadow root has it', () => {
    const own = addButton(createParent());
    addButton(createShadowRoot(document.body)).focus();
    expect(isFocusLost(own)).toBe(false);
  });
});

it('ignores elements that are not in a document', () => {
  expect(isFocusLost(null)).toBe(false);
  expect(isFocusLost(document.createElement('button'))).toBe(false);
  expect(getActiveElement(document.createElement('button'))).toBeNull();
});
