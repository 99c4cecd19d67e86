// Lets the tests of this repository run the command in their own process.
export { runNodeCommand } from '../node-command.js';
