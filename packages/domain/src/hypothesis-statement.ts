export { composeStatement, type StatementParts } from './hypothesis/compose-statement.js';
export { withoutLeadIn } from './hypothesis/without-lead-in.js';
export { TEXT_PARTS, type TextPart } from './hypothesis/text-parts.js';
