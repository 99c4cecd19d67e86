import { expect, type Locator, type Page } from '@playwright/test';
import { filePath, type PaperFile } from './papers.ts';

export const STEP_NAMES = [
  'Interest Selection',
  'Paper Upload',
  'Hypothesis Generation',
  'Literature Review',
  'Experiment Design',
  'Company Formation',
] as const;

/** Heading of each step's view. */
export const STEP_TITLES = [
  'Select Your Research Topic',
  'Paper Upload',
  'AI Scientist Hypothesis Generation',
  'Literature Review',
  'Experiment Design',
  'Company Formation',
] as const;

export const TOPIC = 'Decoding memory consolidation during sleep';
const EXAMPLE = 'Example: cancer gene-editing therapy';

/** A text of the footer by language. */
const FOOTER_TEXTS: Readonly<Record<string, string>> = {
  'en-US': 'Backend: ',
  'en-XA': '[Båçķéñð: ',
  de: 'Ihre Daten auf dem Server',
  ar: 'الخادم: ',
};

type Role = Parameters<Page['getByRole']>[0];

/** Page object of the demo. Elements are found by role and exact name. */
export class DemoPage {
  constructor(readonly page: Page) {}

  /** Opens the guided flow, a tab of the platform. */
  async open(query = ''): Promise<void> {
    const address = new URLSearchParams(query);
    if (!address.has('step')) address.set('view', 'platform');
    await this.page.goto(`/?${address}`);
  }

  /** Opens the start page. */
  async openHome(query = ''): Promise<void> {
    await this.page.goto(`/${query}`);
  }

  /** Leaves the app, so that it saves its data, and then clears the storage. */
  async clearSavedJourney(): Promise<void> {
    await this.page.goto('/favicon.svg');
    await this.page.evaluate(() => localStorage.clear());
  }

  /** Selects another scenario in the settings of the demo. */
  async setScenario(scenario: string): Promise<void> {
    const settings = this.button('Demo settings');
    if ((await settings.getAttribute('aria-expanded')) !== 'true') await settings.click();
    await this.get('combobox', 'Scenario').selectOption(scenario);
    await this.closeSettings();
  }

  /** Selects another language in the settings of the demo. */
  async setLanguage(tag: string): Promise<void> {
    const settings = this.button('Demo settings');
    if ((await settings.getAttribute('aria-expanded')) !== 'true') await settings.click();
    await this.get('combobox', 'Language').selectOption(tag);
    await this.closeSettings();
    await this.expectLanguage(tag);
  }

  /** Expects the texts of a language, which are loaded when they are needed. */
  async expectLanguage(tag: string): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('lang', tag);
    await expect(this.page.getByRole('contentinfo')).toContainText(FOOTER_TEXTS[tag] ?? '');
  }

  /** Closes the settings of the demo, which cover a part of the page. */
  async closeSettings(): Promise<void> {
    await this.button('Close the demo settings').click();
  }

  get(role: Role, name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole(role, { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.get('button', name);
  }

  /** Scrolls to the button and clicks it when the layout is stable. */
  async press(name: string | RegExp): Promise<void> {
    const button = this.button(name);
    await button.scrollIntoViewIfNeeded();
    await button.click();
  }

  /** Expects the step in the progress bar and its title on the page. */
  async expectStep(step: number): Promise<void> {
    const bar = this.get('progressbar', 'Research flow progress');
    await expect(bar).toHaveAttribute('aria-valuenow', String(step));
    await expect(bar).toHaveAttribute(
      'aria-valuetext',
      `Step ${step} of 6: ${STEP_NAMES[step - 1]}`,
    );
    await expect(
      this.page.getByRole('heading', { level: 2, name: STEP_TITLES[step - 1] ?? '', exact: true }),
    ).toBeVisible();
  }

  async chooseTopic(title: string = TOPIC): Promise<void> {
    await this.get('radio', title).check();
    await this.press('Continue with Selected Topic');
  }

  async choosePaper(file: PaperFile): Promise<void> {
    await this.page.getByLabel('Paper file', { exact: true }).setInputFiles(filePath(file));
  }

  async addPaper(file?: PaperFile): Promise<void> {
    if (file) await this.choosePaper(file);
    else await this.press(EXAMPLE);
    await this.press('Analyze Paper');
  }

  async generateHypothesis(): Promise<void> {
    await this.press('Generate AI-Powered Hypothesis');
    await expect(this.button('Proceed with this Hypothesis')).toBeVisible();
  }

  /** The banner above the step. */
  get problem(): Locator {
    return this.page.getByRole('alert');
  }

  async expectText(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true })).toBeVisible();
  }

  /** The hypothesis shown; the only article of its step. */
  get hypothesis(): Locator {
    return this.get('region', 'Guided research flow').getByRole('article');
  }

  get papers(): Locator {
    return this.get('list', 'Relevant papers').getByRole('article');
  }

  async reviewFirstPaper(): Promise<void> {
    await this.papers.first().getByRole('checkbox').check();
    await this.press('Complete Review (1 papers selected)');
  }

  async openTab(name: string): Promise<void> {
    await this.get('tab', name).click();
    await expect(this.get('tabpanel', name)).toBeVisible();
  }

  /** Presses a toggle of the header, which is behind a button where the header is narrow. */
  async toggleView(name: string): Promise<void> {
    if (!(await this.button(name).isVisible())) await this.button('Views and sections').click();
    await this.button(name).click();
  }

  /** Opens a section of the platform from the header. */
  async openSection(name: string): Promise<void> {
    await this.button('Views and sections').click();
    await this.get('navigation', 'Platform sections')
      .getByRole('button', { name, exact: true })
      .click();
    await this.expectSection(name);
  }

  /** Expects the name of what is shown in the header. */
  async expectSection(name: string): Promise<void> {
    await expect(this.page.getByRole('banner').locator('[aria-current="page"]')).toHaveText(name);
  }

  /** Opens every disclosure of a region. */
  async expandAll(region: Locator): Promise<void> {
    const closed = region.getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
  }

  /** Completes the steps before the given one in the shortest way. */
  async goToStep(step: number, file?: PaperFile): Promise<void> {
    const stepActions = [
      () => this.chooseTopic(),
      () => this.addPaper(file),
      async () => {
        await this.generateHypothesis();
        await this.press('Proceed with this Hypothesis');
      },
      () => this.reviewFirstPaper(),
      () => this.press('Finalize Experiment Design'),
    ];
    for (const runStep of stepActions.slice(0, step - 1)) await runStep();
    await this.expectStep(step);
  }
}
