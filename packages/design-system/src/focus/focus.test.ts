import { afterEach, describe, expect, it } from 'vitest';
import { focusedAround, isFocusLost } from './focus.js';

afterEach(() => document.body.replaceChildren());

const addButton = (parent: ParentNode): HTMLButtonElement => {
  const button = document.createElement('button');
  parent.append(button);
  return button;
};

const shadowIn = (parent: ParentNode): ShadowRoot => {
  const host = document.createElement('div');
  parent.append(host);
  return host.attachShadow({ mode: 'open' });
};

describe.each([
  ['a document', () => document.body as ParentNode],
  ['a shadow root', () => shadowIn(document.body)],
  ['a shadow root in another', () => shadowIn(shadowIn(document.body))],
])('the focus in %s', (_, open) => {
  it('is lost when the control that had it goes', () => {
    const place = open();
    const [own, other] = [addButton(place), addButton(place)];
    own.focus();
    expect(focusedAround(other)).toBe(own);
    expect(isFocusLost(other)).toBe(false);
    own.remove();
    expect(isFocusLost(other)).toBe(true);
  });

  it('is not lost when the person is elsewhere on the page', () => {
    const own = addButton(open());
    const elsewhere = addButton(document.body);
    elsewhere.focus();
    expect(isFocusLost(own)).toBe(false);
  });

  it('is not lost when the person is in another part that hides its inside', () => {
    const own = addButton(open());
    addButton(shadowIn(document.body)).focus();
    expect(isFocusLost(own)).toBe(false);
  });
});

it('has nothing to say of what stands nowhere', () => {
  expect(isFocusLost(null)).toBe(false);
  expect(isFocusLost(document.createElement('button'))).toBe(false);
  expect(focusedAround(document.createElement('button'))).toBeNull();
});
