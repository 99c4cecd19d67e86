const frames = (stack: string | undefined) =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());

const codeOf = (fault: Error): string | null => {
  const code: unknown = 'code' in fault ? fault.code : null;
  return typeof code === 'string' ? code : null;
};

const describeFault = (fault: unknown) =>
  fault instanceof Error ? { name: fault.name, code: codeOf(fault) } : null;

/**
 * The parts of an error that may be logged: kind, code and location. Messages are not: those of a database contain
 * query parameters, and those of a provider contain its response.
 */
export const faultFacts = (fault: unknown) =>
  fault instanceof Error
    ? { ...describeFault(fault), cause: describeFault(fault.cause), frames: frames(fault.stack) }
    : { name: typeof fault };
