import { expect } from '@playwright/test';
import type { DemoPage } from './demo-page.ts';

/** Checks the view with this name. */
export type CheckView = (view: string) => Promise<void>;

/** Input of the user on the way. */
interface UserInput {
  /** Chooses a topic and continues. */
  readonly chooseTopic: () => Promise<void>;
  /** Provides a paper that is ready to be analyzed. */
  readonly choosePaper: () => Promise<void>;
}

/** Opens all views of the flow, one after another, and checks each. */
export async function visitEveryView(
  demo: DemoPage,
  checkView: CheckView,
  input: Partial<UserInput> = {},
): Promise<void> {
  const {
    chooseTopic = () => demo.chooseTopic(),
    choosePaper = () => demo.choosePaper('amyloid.pdf'),
  } = input;
  const { page } = demo;
  await demo.expectStep(1);
  await checkView('topic suggestions');
  await demo.openTab('Browse Topics');
  await checkView('all topics');
  await demo.openTab('Custom Topic');
  await demo.press('Define Topic');
  await expect(demo.problem).toBeVisible();
  await checkView('custom topic with a problem');
  await demo.openTab('AI Suggestions');
  await chooseTopic();

  await demo.expectStep(2);
  await choosePaper();
  await checkView('paper');
  await demo.press('Analyze Paper');

  await demo.expectStep(3);
  await demo.expandAll(demo.get('region', 'Your paper'));
  await checkView('reading of the paper');
  await demo.generateHypothesis();
  await demo.expandAll(demo.hypothesis);
  await checkView('hypothesis with its passages');
  await demo.press('Proceed with this Hypothesis');

  await demo.expectStep(4);
  await expect(demo.papers.first()).toBeVisible();
  await checkView('literature');
  await demo.reviewFirstPaper();

  await demo.expectStep(5);
  for (const tab of ['Overview', 'Variables', 'Timeline', 'Resources']) {
    await demo.openTab(tab);
    await demo.expandAll(demo.get('tabpanel', tab));
    await checkView(`experiment: ${tab}`);
  }
  await demo.press('Finalize Experiment Design');

  await demo.expectStep(6);
  await demo.get('checkbox', 'Enable Customization').check();
  for (const tab of ['Overview', 'Fundraising', 'IP Strategy', 'Compliance', 'Legal Docs']) {
    await demo.openTab(tab);
    await checkView(`company: ${tab}`);
  }
  await demo
    .get('article', 'Bylaws')
    .getByRole('button', { name: 'Generate Document', exact: true })
    .click();
  await expect(demo.get('alertdialog', 'Alert')).toBeVisible();
  await checkView('alert');
  await demo.press('OK');
  await demo.press('Complete Company Formation');
  await expect(page.getByText('Company formation complete.', { exact: true })).toBeVisible();
  await checkView('company complete');
}
