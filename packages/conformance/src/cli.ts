#!/usr/bin/env node
/// <reference types="node" />
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { runCommand } from './command/run-command.js';

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
  writeFile: (path, text) => writeFile(path, text),
});
