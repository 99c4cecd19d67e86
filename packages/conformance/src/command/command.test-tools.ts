// Lets the tests of this repository run the command in their own process.
export { runCommand } from './run-command.js';
