import { exampleAnalysis, exampleMetadata } from '@spinout/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { exampleClaims } from './evidence/evidence.fixtures.js';
import { open, walk } from './testing/render-flow.js';

const QUOTE = 'Spindle density followed practice.';

it('opens the source of a sentence above the step, and returns the focus when it is closed', async () => {
  const analysis = { ...exampleAnalysis, findings: [exampleClaims.twiceSupported] };
  open({}, { 'paper.analyze': { analysis, metadata: exampleMetadata } });
  await walk.topic();
  await walk.paper();
  const sentence = await screen.findByRole('button', {
    name: `${exampleClaims.twiceSupported.text} Show in source`,
  });
  await userEvent.click(sentence);
  // The passage in the pasted text was refuted, so the other one is opened.
  const dialog = await screen.findByRole('dialog', { name: 'Example summary' });
  expect(within(dialog).getByText(QUOTE).tagName).toBe('MARK');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(sentence).toHaveFocus());
});
