import type { RuleTester } from 'oxlint/plugins-dev';
import type { RetiredTerm } from './retired-terms.mjs';

export function findRetiredName(name: string): RetiredTerm | undefined;
export function findRetiredWords(text: string): readonly RetiredTerm[];
export const vocabulary: Parameters<RuleTester['run']>[1];
