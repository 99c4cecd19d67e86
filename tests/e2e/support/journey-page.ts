import { readFileSync } from 'node:fs';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import type { DemoPage } from './demo-page.ts';

export const TEN_STEPS = [
  'Hypothesis Generation',
  'Literature Review',
  'Experiment Design',
  'Data Collection',
  'Analysis and Results',
  'Paper Writing',
  'Peer Review',
  'IP Protection',
  'Company Formation',
  'Market Launch',
] as const;

/** Page object of the ten-step journey, from the landing page on. */
export class JourneyPage {
  constructor(
    readonly demo: DemoPage,
    readonly page: Page = demo.page,
  ) {}

  /** Enters the research interest in the dialog. */
  async start(interest: string, button = 'Start Your Journey'): Promise<void> {
    await this.demo.press(button);
    const prompt = this.demo.get('dialog', 'What is your research interest?');
    await expect(prompt.getByRole('textbox')).toBeFocused();
    await this.page.keyboard.type(interest);
    await this.page.keyboard.press('Enter');
  }

  /** Expects the step in the progress bar and its name on the page. */
  async expectStep(step: number): Promise<void> {
    const name = TEN_STEPS[step - 1] ?? '';
    const bar = this.demo.get('progressbar', 'Journey progress');
    await expect(bar).toHaveAttribute('aria-valuenow', String(step * 10));
    await expect(bar).toHaveAttribute('aria-valuetext', `Step ${step} of 10: ${name}`);
    await expect(
      this.page.getByRole('heading', { level: 2, name, exact: true }).first(),
    ).toBeVisible();
  }

  async continueTo(step: number): Promise<void> {
    await this.demo.press('Continue');
    await this.expectStep(step);
  }

  get details(): Locator {
    return this.demo.get('list', 'Journey details');
  }

  /** Runs the agents and waits until they are done. */
  async runAgents(): Promise<void> {
    await this.demo.press('Launch AI Research Agents');
    await expect(this.demo.get('list', 'Research results')).toBeVisible({ timeout: 30_000 });
  }
}

/** Performs an action and waits for its download. */
export const waitForDownload = async (
  page: Page,
  action: () => Promise<void>,
): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  return download;
};

/** Reads a downloaded file as text. */
export const readDownload = async (download: Download): Promise<string> =>
  readFileSync(await download.path(), 'utf8');
