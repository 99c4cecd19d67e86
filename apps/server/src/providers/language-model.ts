import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { ConfigurationError, type Usage } from '@spinout/api-client';
import {
  ProviderFailure,
  type LanguageModel,
  type WritingRequest,
} from '@spinout/engine/providers';
import {
  extractJsonMiddleware,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  wrapLanguageModel,
} from 'ai';
import * as z from 'zod/mini';
import { cappedFetch } from './capped-fetch.js';
import { classifyFailure } from './language-model-failure.js';
import { buildPrompt } from './prompt.js';
import { createUsageReporter } from './reported-usage.js';

const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_TOKENS = 8000;
const MAX_REPLY_BYTES = 4 * 1024 * 1024;
const ATTEMPTS = 2;

export interface OpenAiCompatibleSettings {
  /** Address before `/chat/completions`, e.g. http://localhost:11434/v1 */
  readonly baseUrl: string;
  /** Sent as a bearer token; never in a message or a log. @default none, as local servers need none */
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** Timeout in milliseconds, including a second attempt. @default 120_000 */
  readonly timeoutMs?: number;
  /** Maximum number of output tokens. @default 8000 */
  readonly maxOutputTokens?: number;
  /** Name of the limit in the request; newer OpenAI models accept only the second. @default 'max_tokens' */
  readonly tokenLimitField?: 'max_tokens' | 'max_completion_tokens';
  /**
   * Whether the server accepts a JSON schema. If not, the prompt describes the schema.
   * @default true
   */
  readonly supportsSchema?: boolean;
  /** Sends the requests. @default the global fetch, looked up at each call */
  readonly fetch?: typeof fetch;
  /** Creates a signal that aborts after a timeout. @default AbortSignal.timeout */
  readonly deadline?: (ms: number) => AbortSignal;
}

const createModel = (settings: OpenAiCompatibleSettings) => {
  const {
    apiKey,
    baseUrl,
    model,
    supportsSchema = true,
    tokenLimitField = 'max_tokens',
  } = settings;
  const provider = createOpenAICompatible({
    name: 'languageModel',
    baseURL: baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    supportsStructuredOutputs: supportsSchema,
    fetch: cappedFetch(settings.fetch, MAX_REPLY_BYTES),
    transformRequestBody: ({ max_tokens, ...body }) => ({
      ...body,
      [tokenLimitField]: max_tokens as unknown,
    }),
  });
  // Many models wrap JSON in code fences.
  return wrapLanguageModel({ model: provider(model), middleware: extractJsonMiddleware() });
};

const checkSettings = ({ baseUrl, model }: OpenAiCompatibleSettings) => {
  const isAddress = /^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl);
  if (isAddress && model !== '') return;
  throw new ConfigurationError(
    'A language model requires an http(s) URL and a name. Set both, or neither.',
  );
};

const isMalformed = (error: unknown) =>
  NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error);

/**
 * Creates a language model client for any local or hosted server with OpenAI's chat completions API. A
 * reply that does not match the schema is requested once more.
 * @throws {ConfigurationError} if the address or the name is invalid
 */
export function openAiCompatible(settings: OpenAiCompatibleSettings): LanguageModel {
  checkSettings(settings);
  const {
    model: name,
    timeoutMs = TIMEOUT_MS,
    maxOutputTokens = MAX_OUTPUT_TOKENS,
    supportsSchema = true,
    deadline = (ms: number) => AbortSignal.timeout(ms),
  } = settings;
  const model = createModel(settings);

  const writeOnce = async (
    request: WritingRequest,
    isSecond: boolean,
    abortSignal: AbortSignal,
    onUsage: ((usage: Usage) => void) | undefined,
  ) => {
    const { schema } = request;
    const { output } = await generateText({
      model: onUsage
        ? wrapLanguageModel({ model, middleware: createUsageReporter(onUsage) })
        : model,
      ...buildPrompt(request, { isSecond, includeSchema: !supportsSchema }),
      output: supportsSchema ? Output.object({ schema, name: request.task }) : Output.json(),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal,
      // Strict schemas require every field to be mandatory; replies are validated anyway.
      providerOptions: { languageModel: { strictJsonSchema: false } },
    });
    return output;
  };

  return {
    name,
    async write(request, signal, onUsage) {
      signal.throwIfAborted();
      const limit = deadline(timeoutMs);
      const both = AbortSignal.any([signal, limit]);
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        try {
          const output = await writeOnce(request, attempt > 1, both, onUsage);
          const parsed = z.safeParse(request.schema, output);
          if (parsed.success) return parsed.data;
        } catch (error) {
          signal.throwIfAborted();
          if (limit.aborted) throw new ProviderFailure(name, 'timeout');
          if (!isMalformed(error)) throw classifyFailure(name, error);
        }
      }
      throw new ProviderFailure(name, 'malformed');
    },
  };
}
