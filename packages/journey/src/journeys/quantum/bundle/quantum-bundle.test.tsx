import { readBundle } from '@spinout/domain/bundle';
import { FULL_COVERAGE, exploreMachine, testRuntime } from '@spinout/flow-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, five, molecule, show } from '../quantum-section.test-tools.js';
import { quantumBundleMachine } from './quantum-bundle.machine.js';

describe('the download of quantum results', () => {
  it('is offered once there is a result, and saves what is shown', async () => {
    const { user, targets } = show();
    expect(screen.queryByRole('button', { name: 'Download results' })).toBeNull();
    await user.click(button('Create Circuit'));
    await screen.findByText('Circuit with 5 qubits');
    await user.click(button('Run Simulation'));
    await screen.findByRole('list', { name: 'Simulation results' });
    await user.click(button('Download results'));
    expect(await screen.findByText(/^Saved as quantum-results-[\d-]+\.zip$/u)).toBeVisible();
    const [[name, blob]] = targets.save.mock.calls as [[string, Blob]];
    expect(name).toMatch(/\.zip$/u);
    const { files } = readBundle(new Uint8Array(await blob.arrayBuffer()));
    const results = JSON.parse(new TextDecoder().decode(files.get('results.json'))) as object;
    expect(results).toMatchObject({ circuit: { id: five.id }, molecule: null, energies: null });
    expect(new TextDecoder().decode(files.get('counts.csv'))).toContain('11111,524');
  });

  it('is offered for a molecule alone, and says if the file cannot be saved', async () => {
    const { user, targets } = show();
    targets.save.mockImplementation(() => {
      throw new Error('full');
    });
    await user.type(molecule(), 'H2{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Download results' }));
    expect(await screen.findByText('The file could not be saved.')).toBeVisible();
    await waitFor(() => expect(button('Download results')).toBeEnabled());
  });

  it('reaches every state by every transition without dead ends', () => {
    const results = { created: null, job: null, molecule: null, energies: null };
    const walk = exploreMachine({
      machine: quantumBundleMachine,
      inputs: [{ runtime: testRuntime() }],
      events: [{ type: 'bundle.requested', results }],
      outcomes: { saveBundle: { done: ['a.zip'], error: [new Error('no')] } },
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });
});
