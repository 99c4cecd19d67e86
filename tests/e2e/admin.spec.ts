import { expect, test } from './support/test.ts';

test('T-40, MENU-04 shows an administrator the accounts and why the server keeps a role', async ({
  demo,
  page,
}) => {
  await demo.openHome('?view=demo');
  await demo.button('Continue with Google').click();
  await page.getByRole('radio', { name: /^Demo Administrator/ }).check();
  await demo.button('Sign in').click();
  const topic = demo.get('textbox', 'Research topic');
  await topic.fill('BRCA1 protein');
  await page.getByRole('button', { name: 'User menu: Demo Administrator' }).first().click();
  await page.getByRole('menuitem', { name: 'Admin Panel' }).click();

  const users = page.getByRole('region', { name: 'Users' });
  const role = users.getByRole('combobox', { name: 'Role of Demo Administrator' });
  await expect(role).toHaveValue('admin');
  await role.selectOption('Researcher');
  await expect(users.getByText('Still Administrator')).toBeVisible();
  await users.getByRole('button', { name: /^Change the role of Demo Administrator/ }).click();
  await expect(page.getByRole('button', { name: 'Keep role' })).toBeFocused();
  await page.getByRole('button', { name: 'Change role', exact: true }).click();
  await expect(users.getByRole('alert')).toContainText('changed by another administrator');
  await expect(users.getByText('Still Administrator')).toBeVisible();

  await demo.press('Back');
  await expect(topic).toHaveValue('BRCA1 protein');
  await page.reload();
  await page.getByRole('button', { name: 'User menu: Demo Administrator' }).first().click();
  await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
  await expect(role).toHaveValue('admin');
});
