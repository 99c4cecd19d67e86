import { describe, expect, it } from 'vitest';
import { menuUsers } from './user-menu.fixtures.js';
import { userMenuMessages } from './user-menu.messages.js';
import { getInitial, getSafePictureUrl, userMenuModel, type MenuUser } from './user-menu.model.js';

const model = (user: MenuUser, rank = 2) =>
  userMenuModel({ user, rank, isDemoAccount: false }, userMenuMessages);

describe('what the user menu shows', () => {
  it.each([
    [0, false],
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ])('MENU-04 has the Admin Panel for rank %i: %j (S-89)', (rank, shown) =>
    expect(model(menuUsers.researcher, rank).choices.includes('admin')).toBe(shown),
  );

  it('offers a guest sign-in, but neither profile nor Admin Panel (T-09)', () =>
    expect(model(menuUsers.guest, 4).choices).toEqual(['journeys', 'signIn', 'signOut']));

  it.each([
    ['guest', 'Guest'],
    ['user', 'User'],
    ['researcher', 'Researcher'],
    ['admin', 'Administrator'],
    ['enterprise', 'Enterprise'],
    ['', 'Unknown role'],
    ['toString', 'Unknown role'],
  ])('shows the role %j as %s', (role, text) =>
    expect(model({ ...menuUsers.researcher, role }).role).toBe(text),
  );

  it('shows the email of an account without a name, or says that it has none', () => {
    const nameless = { ...menuUsers.researcher, name: '  ' };
    expect(model(nameless)).toMatchObject({ name: 'ada@example.org', email: null });
    expect(model({ ...nameless, email: '' }).name).toBe('Unnamed account');
  });

  it.each([
    ['Ada', 'A'],
    ['ñandú', 'Ñ'],
    ['👩🏽‍🔬 Ada', '👩🏽‍🔬'],
    ['e\u0301lodie', 'E\u0301'],
  ])('MENU-01 takes the first grapheme of %j', (name, initial) =>
    expect(getInitial(name, 'en-US')).toBe(initial),
  );

  it.each([
    ['https://pictures.example/ada.png', 'https://pictures.example/ada.png'],
    ['http://pictures.example/ada.png', null],
    ['//pictures.example/ada.png', null],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg/>', null],
    ['blob:https://pictures.example/1', null],
    ['/ada.png', null],
    ['', null],
    [undefined, null],
  ])('MENU-01 shows the picture %j as %j', (address, shown) =>
    expect(getSafePictureUrl(address)).toBe(shown),
  );
});
