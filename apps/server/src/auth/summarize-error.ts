const frames = (stack: string | undefined) =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());

const getErrorCode = (fault: Error): string | null => {
  const code: unknown = 'code' in fault ? fault.code : null;
  return typeof code === 'string' ? code : null;
};

const describeError = (fault: unknown) =>
  fault instanceof Error ? { name: fault.name, code: getErrorCode(fault) } : null;

/**
 * The parts of an error that may be logged: kind, code and location. Messages are not: those of a database contain
 * query parameters, and those of a provider contain its response.
 */
export const summarizeError = (fault: unknown) =>
  fault instanceof Error
    ? { ...describeError(fault), cause: describeError(fault.cause), frames: frames(fault.stack) }
    : { name: typeof fault };
