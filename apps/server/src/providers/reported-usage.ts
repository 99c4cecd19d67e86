import type { Usage } from '@spinout/api-client';
import type { LanguageModelMiddleware } from 'ai';
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** Requires both counts; missing counts are never estimated. */
const Reported = z.object({ prompt_tokens: count, completion_tokens: count });

/** Reports the usage of each reply as stated by the server, including replies that cannot be used. */
export const createUsageReporter = (onUsage: (usage: Usage) => void): LanguageModelMiddleware => ({
  wrapGenerate: async ({ doGenerate }) => {
    const result = await doGenerate();
    const reported = z.safeParse(Reported, result.usage.raw);
    const model = result.response?.modelId;
    if (reported.success) {
      onUsage({
        input_tokens: reported.data.prompt_tokens,
        output_tokens: reported.data.completion_tokens,
        ...(model === undefined || model === '' ? {} : { model }),
      });
    }
    return result;
  },
});
