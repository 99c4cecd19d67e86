import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MainPage, type MainPageProps } from './main-page.js';

interface Opened extends Partial<MainPageProps> {
  /** Reply of the health call. @default healthy */
  readonly health?: (() => unknown) | undefined;
}

export const never = () => new Promise<never>(() => undefined);

export const open = ({ health = () => ({ status: 'ok' }), ...props }: Opened = {}) => {
  const transport = scriptedTransport({ ...allExampleReplies, 'tenStep.health': health });
  const runtime = testRuntime();
  const own = { api: createPlatformClient({ transport }), storage: memoryStorage(), runtime };
  const view = render(<MainPage {...own} {...props} />);
  const show = (others: Partial<MainPageProps>) => view.rerender(<MainPage {...own} {...others} />);
  return { ...view, show, transport, runtime };
};

export const status = () => screen.getByRole('status', { name: 'Backend status' });
export const toggleView = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The name of what is shown, in the header. */
export const place = () => screen.getByRole('banner').querySelector('[aria-current="page"]');
export const openSection = async (name: string) => {
  await toggleView('Views and sections');
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Platform sections' })).getByRole('button', {
      name,
    }),
  );
};
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const welcome = () => heading('From a research interest to a company');

export const beginJourney = async () => {
  await toggleView('Start Your Journey');
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'What is your research interest?' }),
    'Sleep and memory',
  );
  await toggleView('OK');
  await heading('Hypothesis Generation');
};
