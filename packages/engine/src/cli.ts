#!/usr/bin/env node
/// <reference types="node" />
import process from 'node:process';
import { runNodeCommand } from './node-command.js';

process.exitCode = await runNodeCommand(process.argv.slice(2), {
  folder: process.cwd(),
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
});
