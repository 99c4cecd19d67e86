import { describe, expect, it } from 'vitest';
import { good, setUp } from './language-model.test-tools.js';
import { createUsage, replyWithText } from './model-server.test-tools.js';

describe('the usage of a reply', () => {
  const text = JSON.stringify(good);

  it('is reported as stated by the server, with its model', async () => {
    const { write, reportedUsage } = await setUp([
      replyWithText(text, 'stop', createUsage(812, 94)),
    ]);
    await write();
    expect(reportedUsage).toEqual([{ input_tokens: 812, output_tokens: 94, model: 'made-up-1' }]);
  });

  it('is reported for both replies if the first could not be used', async () => {
    const { write, reportedUsage } = await setUp([
      replyWithText('Of course! Here it is:', 'stop', createUsage(800, 7)),
      replyWithText(text, 'stop', createUsage(830, 94)),
    ]);
    await write();
    expect(reportedUsage).toMatchObject([
      { input_tokens: 800, output_tokens: 7 },
      { input_tokens: 830, output_tokens: 94 },
    ]);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['incomplete JSON', { prompt_tokens: 812 }],
    ['no number of tokens', { prompt_tokens: '812', completion_tokens: 94 }],
    ['less than nothing', createUsage(-1, 94)],
  ])('is not estimated if the server reports %s', async (_, usage) => {
    const { write, reportedUsage } = await setUp([replyWithText(text, 'stop', usage)]);
    await write().catch(() => undefined);
    expect(reportedUsage).toEqual([]);
  });
});
