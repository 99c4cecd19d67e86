import { readFile } from 'node:fs/promises';
import { createReplayCommand } from '../headless/replay-command.ts';
import { waitForDownload, readDownload } from './support/journey-page.ts';
import { expect, test } from './support/test.ts';

/** The backend, and the query that selects it. */
const backends = [
  ['its server', ''],
  ['the engine in the browser', '&backend=engine'],
] as const;

for (const [backendName, query] of backends)
  test(`QC-08 creates, draws, runs and downloads a circuit, with ${backendName} (S-78, S-79)`, async ({
    demo,
    page,
  }) => {
    await demo.open(`?view=platform${query}`);
    await demo.openSection('Quantum');
    await demo.press('Run Simulation');
    await expect(demo.get('alertdialog', 'Alert')).toHaveAccessibleDescription(
      'Please create a quantum circuit first',
    );
    await demo.press('OK');

    await expect(demo.get('spinbutton', 'Number of qubits')).toHaveValue('5');
    await demo.press('Create Circuit');
    await expect(page.getByText('Circuit with 5 qubits')).toBeVisible();
    await demo.press('Run Simulation');
    const outcomes = demo.get('list', 'Simulation results').getByRole('listitem');
    await expect(outcomes).toHaveCount(2);
    const counts = await Promise.all(
      ['00000', '11111'].map((state) => demo.get('meter', state).getAttribute('aria-valuenow')),
    );
    expect(counts.map(Number).reduce((sum, count) => sum + count)).toBe(1024);

    await demo.expandAll(page.getByRole('region', { name: 'Quantum Computing Services' }));
    const file = await waitForDownload(page, () => demo.press('Download OpenQASM'));
    expect(await readDownload(file)).toMatch(/OPENQASM 3[\s\S]*cx q\[0\], ?q\[1\]/);

    await demo.press('Optimize Molecule');
    await expect(demo.get('alertdialog', 'Alert')).toHaveAccessibleDescription(
      'Please enter a molecule name',
    );
    await demo.press('OK');
    await demo.get('textbox', 'Molecule name').fill('H2');
    await demo.press('Optimize Molecule');
    await expect(page.getByText(/^Ground state energy: -1\.1\d+ Hartree$/)).toBeVisible();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await demo.get('textbox', 'Molecule name').fill('Aspirin');
    await demo.press('Optimize Molecule');
    await expect(demo.get('alertdialog', 'Alert')).toHaveAccessibleDescription(
      'Error optimizing molecule: Only hydrogen (H2) can be computed here. Other molecules are not available.',
    );
    expect(errors).toEqual([]);
  });

for (const [backendName, query] of backends)
  test(`results of the page are made again in Node with the same bytes, with ${backendName}`, async ({
    demo,
    page,
  }) => {
    const command = await createReplayCommand();
    try {
      await demo.open(`?view=platform${query}`);
      await demo.openSection('Quantum');
      await demo.get('combobox', 'Circuit').selectOption('random');
      for (let run = 0; run < 2; run += 1) {
        await demo.press('Create Circuit');
        await expect(page.getByText('Circuit with 5 qubits')).toBeVisible();
        await demo.press('Run Simulation');
        await expect(demo.get('list', 'Simulation results')).toBeVisible();
      }
      await demo.get('textbox', 'Hamiltonian as a sum of Pauli strings').fill('-ZZ - IX - XI');
      await demo.press('Compute energies');
      await expect(page.getByText(/^Exact ground state energy/u)).toBeVisible();
      const file = await waitForDownload(page, () => demo.press('Download results'));
      const { code, text } = await command.replay(await readFile(await file.path()));
      expect(text).toContain('3 the same, 0 different, 0 not compared.');
      expect(code).toBe(0);
    } finally {
      command.remove();
    }
  });
