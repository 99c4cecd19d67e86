import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { formCompany } from '../company.test-tools.js';

const DATES = { formationDate: '2026-11-26', grantDate: '2027-01-31' };

const saveFile = async (
  event: Parameters<Awaited<ReturnType<typeof formCompany>>['actor']['send']>[0],
) => {
  const { actor, saved } = await formCompany();
  actor.send(event);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  if (file === undefined) throw new Error('no file was saved');
  return file;
};

describe('the files of a plan', () => {
  it('are a calendar whose identifiers contain the company’s id', async () => {
    const { name, file } = await saveFile({
      type: 'calendar.requested',
      name: 'Formation',
      events: [{ id: 'grant', date: '2027-01-31', summary: 'Aktien, übertragen' }],
    });
    expect(name).toMatch(/_Formation_calendar_\d{4}-\d\d-\d\d\.ics$/);
    expect(file.type).toBe('text/calendar;charset=utf-8');
    const text = await file.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toMatch(/\r\nUID:.+-grant@spinout\r\n/);
    expect(text).toContain(String.raw`SUMMARY:Aktien\, übertragen`);
  });

  it('are an archive with the cap table in the Open Cap Table Format', async () => {
    const { name, file } = await saveFile({ type: 'ocf.requested', ...DATES });
    expect(name).toMatch(/_Cap_table_OCF_.+\.zip$/);
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    expect(Object.keys(files)).toContain('Manifest.ocf.json');
    const manifest: unknown = JSON.parse(strFromU8(files['Manifest.ocf.json'] ?? new Uint8Array()));
    expect(manifest).toMatchObject({
      issuer: { formation_date: '2026-11-26' },
      as_of: '2027-01-31',
    });
  });

  it('are saved with the draft', async () => {
    const { actor, draft } = await formCompany();
    actor.send({ type: 'plan.typed', field: 'formationDate', text: '2026-11-26' });
    actor.send({ type: 'plan.typed', field: 'poolOf', text: 'preMoney' });
    expect(draft().plan).toMatchObject({ formationDate: '2026-11-26', poolOf: 'preMoney' });
  });
});
