/**
 * Wire format of the AG-UI events (docs.ag-ui.com/concepts/events) that describe a run. Other event types are ignored.
 */
export type AgUiEvent = {
  /** Milliseconds since 1970. @default the time of reading */
  readonly timestamp?: number | undefined;
} & (
  | { readonly type: 'RUN_STARTED'; readonly threadId: string; readonly runId: string }
  | {
      readonly type: 'RUN_FINISHED';
      readonly threadId: string;
      readonly runId: string;
      /** A research bundle, or parts of one. */
      readonly result?: unknown;
    }
  | { readonly type: 'RUN_ERROR'; readonly message: string; readonly code?: string | undefined }
  | { readonly type: 'STEP_STARTED' | 'STEP_FINISHED'; readonly stepName: string }
  | { readonly type: 'TEXT_MESSAGE_START'; readonly messageId: string; readonly role?: string }
  | { readonly type: 'TEXT_MESSAGE_CONTENT'; readonly messageId: string; readonly delta: string }
  | { readonly type: 'TEXT_MESSAGE_END'; readonly messageId: string }
  | {
      readonly type: 'TEXT_MESSAGE_CHUNK';
      readonly messageId?: string | undefined;
      readonly delta?: string | undefined;
    }
  | {
      readonly type: 'TOOL_CALL_START';
      readonly toolCallId: string;
      readonly toolCallName: string;
    }
  | { readonly type: 'TOOL_CALL_ARGS'; readonly toolCallId: string; readonly delta: string }
  | { readonly type: 'TOOL_CALL_END'; readonly toolCallId: string }
  | { readonly type: 'TOOL_CALL_RESULT'; readonly toolCallId: string; readonly content: string }
  /** A state in the shape of a research bundle: `{ literature, hypotheses, … }`. */
  | { readonly type: 'STATE_SNAPSHOT'; readonly snapshot: unknown }
  /** JSON Patch (RFC 6902) on that state. */
  | { readonly type: 'STATE_DELTA'; readonly delta: readonly unknown[] }
  /** Only `usage` with `{ input_tokens, output_tokens, model }` is read. */
  | { readonly type: 'CUSTOM'; readonly name: string; readonly value: unknown }
);
