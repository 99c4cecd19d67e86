export { composeStatement, type StatementParts } from './hypothesis/compose-statement.js';
