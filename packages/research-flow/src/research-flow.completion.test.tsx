import { createApiClient } from '@spinout/api-client';
import { exampleCompany } from '@spinout/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ResearchFlow, type FlowHandle } from './research-flow.js';
import { savedFlowKey } from './saved/saved-flow.js';
import { click, open } from './testing/render-flow.js';

const complete = () => screen.findByRole('button', { name: 'Complete Company Formation' });

describe('a host', () => {
  it('receives one completion, even if the user clicks again or edits later', async () => {
    const onComplete = vi.fn();
    open({ defaultStep: 6, onComplete });
    await userEvent.dblClick(await complete());
    await screen.findByText('Company formation complete.');
    await click('Company details');
    await click('Enable Customization', 'checkbox');
    await click('Remove founder Ada Example');
    await userEvent.type(screen.getByRole('textbox', { name: 'Company name' }), '!');
    await userEvent.click(screen.getByRole('tab', { name: 'Legal Docs' }));
    const [generate] = screen.getAllByRole('button', { name: 'Generate Document' });
    if (generate) await userEvent.click(generate);
    await click('OK');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ companyStructure: exampleCompany }),
    );
  });

  it('receives no second completion when a finished flow is restored and edited', async () => {
    const onComplete = vi.fn();
    const first = open({ defaultStep: 6, onComplete });
    await userEvent.click(await complete());
    await screen.findByText('Company formation complete.');
    first.unmount();
    await waitFor(async () =>
      expect(await first.storage.read(savedFlowKey('default'))).toContain('"isCompleted":true'),
    );
    for (const visit of [1, 2]) {
      const again = open({ storage: first.storage, onComplete });
      expect(await complete()).toBeDisabled();
      await click('Company details');
      if (visit === 2) await click('Remove founder Ada Example');
      else await click('Enable Customization', 'checkbox');
      again.unmount();
    }
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('receives no second completion from a flow that replaces a completed one in the same render', async () => {
    const onComplete = vi.fn();
    const { rerender, storage, runtime, transport } = open({ defaultStep: 6, onComplete });
    await userEvent.click(await complete());
    rerender(
      <ResearchFlow
        key="another"
        api={createApiClient({ transport })}
        {...{ storage, runtime, onComplete }}
      />,
    );
    expect(await screen.findByText('Company formation complete.')).toBeVisible();
    expect(await complete()).toBeDisabled();
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('receives the completion even if its initial data had a company', async () => {
    const onComplete = vi.fn();
    open({
      defaultStep: 6,
      initialData: { companyStructure: { ...exampleCompany, id: 'company-0' } },
      onComplete,
    });
    await userEvent.click(await complete());
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('receives one completion after each reset', async () => {
    const onComplete = vi.fn();
    const handle = createRef<FlowHandle>();
    // A host that controls the step opens the same step after a reset.
    open({ step: 6, ref: handle, onComplete });
    await userEvent.click(await complete());
    act(() => handle.current?.reset());
    await waitFor(async () => expect(await complete()).toBeEnabled());
    await userEvent.click(await complete());
    expect(onComplete).toHaveBeenCalledTimes(2);
  });
});
