import { readFile } from 'node:fs/promises';
import type { DemoPage } from './support/demo-page.ts';
import { expect, test } from './support/test.ts';

const openTools = async (demo: DemoPage, tab: string) => {
  const settings = demo.button('Demo settings');
  if ((await settings.getAttribute('aria-expanded')) !== 'true') await settings.click();
  await demo.openTab(tab);
};

test.describe('the workbench', () => {
  test('shows every call without secrets, every machine, and the host code', async ({ demo }) => {
    await demo.open();
    await demo.goToStep(3);
    await openTools(demo, 'Calls');
    const calls = demo.get('table', 'Calls');
    await expect(calls.getByRole('row', { name: /paper\.analyze POST .* 200/ })).toBeVisible();
    await demo.button('paper.analyze').click();
    await expect(demo.get('group', 'Request and response')).toContainText('"response"');
    await openTools(demo, 'Machines');
    const flow = demo.get('table', 'Machines').getByRole('row', { name: /flow/ }).first();
    await expect(flow).toContainText('hypothesis');
    await openTools(demo, 'Host code');
    await expect(demo.get('group', 'Host code')).toContainText('<MainPage api={api}');
  });

  test('lets a single call fail', async ({ demo }) => {
    await demo.open('?scenario=failing&call=paper.analyze');
    await demo.chooseTopic();
    await demo.addPaper();
    await expect(demo.problem).toBeVisible();
    await openTools(demo, 'Settings');
    await expect(demo.get('combobox', 'Affected calls')).toHaveValue('paper.analyze');
    await demo.get('combobox', 'Affected calls').selectOption('literature.search');
    await demo.closeSettings();
    await demo.press('Analyze Paper');
    await demo.expectStep(3);
  });

  test('exports a session, resets the demo and imports the session', async ({ demo, page }) => {
    await demo.open();
    await demo.goToStep(3);
    await openTools(demo, 'Session');
    const saving = page.waitForEvent('download');
    await demo.button('Export session').click();
    const path = await (await saving).path();
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ kind: 'spinout-session' });
    await demo.button('Reset demo').click();
    await demo.button('Remove all').click();
    await demo.expectStep(1);
    await openTools(demo, 'Session');
    await page.getByLabel('Import session', { exact: true }).last().setInputFiles(path);
    await demo.expectStep(3);
  });
});
