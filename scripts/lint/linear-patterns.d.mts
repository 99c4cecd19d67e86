import type { RuleTester } from 'oxlint/plugins-dev';

export function findSlowPattern(source: string, flags: string): string | undefined;
export const linearPatterns: Parameters<RuleTester['run']>[1];
