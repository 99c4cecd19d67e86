import { describe, expect, it } from 'vitest';
import { fakeAccount, tenStepText } from './account-journeys.test-tools.js';
import { createStorage, open, openWithSavedJourney, reload } from './account-page.test-tools.js';

describe('journeys of a guest', () => {
  const createGuestStorage = () => createStorage(tenStepText('journey-g'));

  it('are offered for import, and imported once however often the button is pressed', async () => {
    const { until, model, send, account, transport, stored } = open({
      storage: createGuestStorage(),
    });
    await until('idle');
    expect(account.journeys.size).toBe(0);
    expect(model().offer).toBe('Saved in this browser only: “Interest of journey-g”.');
    send({ type: 'import.requested' });
    send({ type: 'import.requested' });
    await until('idle');
    expect([...account.journeys.keys()]).toEqual(['journey-g']);
    expect(transport.sentTo('journeys.save')).toHaveLength(1);
    expect(model()).toMatchObject({
      offer: null,
      importable: null,
      imported: 'Saved to your account: “Interest of journey-g”.',
    });
    expect(stored()).toBe(tenStepText('journey-g'));
    send({ type: 'importNotice.closed' });
    expect(model().imported).toBeNull();
  });

  it('are saved like any other after the import', async () => {
    const { until, send, change, account } = open({ storage: createGuestStorage() });
    await until('idle');
    send({ type: 'import.requested' });
    await until('idle');
    await change(tenStepText('journey-g', 6));
    expect(account.journeys.get('journey-g')).toMatchObject({
      revision: 2,
      data: { currentStep: 6 },
    });
  });

  it('stay in the browser when declined, and are not offered to this account again', async () => {
    const page = open({ storage: createGuestStorage() });
    await page.until('idle');
    page.send({ type: 'import.declined' });
    await page.until('idle');
    const again = reload(page);
    await again.until('idle');
    await again.change(tenStepText('journey-g', 6));
    expect(again.model().offer).toBeNull();
    expect(again.model().importable).toContain('Interest of journey-g');
    expect(again.account.journeys.size).toBe(0);
    const other = reload(again, { owner: 'bob' });
    await other.until('idle');
    expect(other.model().offer).not.toBeNull();
  });
});

describe('another person of the same browser', () => {
  it('neither sees nor sends journeys of another account', async () => {
    const page = await openWithSavedJourney();
    const bob = reload(page, { account: fakeAccount(), owner: 'bob' });
    await bob.until('idle');
    await bob.change(tenStepText('journey-1', 6));
    expect(bob.transport.sentTo('journeys.save')).toEqual([]);
    expect(bob.model()).toMatchObject({ offer: null, importable: null, saveProblem: null });
    const ada = reload({ ...bob, account: page.account });
    await ada.until('idle');
    expect(ada.account.journeys.get('journey-1')).toMatchObject({ data: { currentStep: 6 } });
  });

  it('sees nothing after the other person signed out', async () => {
    const { send, actor } = await openWithSavedJourney();
    send({ type: 'owner.changed', owner: null });
    expect(actor.getSnapshot().context).toMatchObject({
      owner: null,
      localJourneys: [],
      newer: [],
    });
  });

  it('starts journeys of their own', async () => {
    const page = await openWithSavedJourney();
    const bob = reload(page, { account: fakeAccount(), owner: 'bob' });
    await bob.until('idle');
    await bob.change(tenStepText('journey-2'));
    expect([...bob.account.journeys.keys()]).toEqual(['journey-2']);
  });
});
