import type { Usage } from '@spinout/api-client';
import type { LanguageModelMiddleware } from 'ai';
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** Both counts, or the reply says nothing of what it took: what is not told is not guessed. */
const Reported = z.object({ prompt_tokens: count, completion_tokens: count });

/** Tells what each answer took, as the model's server reported it, also of an answer that cannot be used. */
export const reportingUsage = (onUsage: (usage: Usage) => void): LanguageModelMiddleware => ({
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
