/** Words of this room. */
export const pipelineMessages = {
  title: 'Agentic Research',
} as const;

export type PipelineMessages = typeof pipelineMessages;
