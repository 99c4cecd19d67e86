#!/usr/bin/env node
/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import process from 'node:process';
import { answerCall } from './engine.js';
import { createNodeDependencies } from './node.js';
import { runCommand } from './replay/run-command.js';

const dependencies = createNodeDependencies();

process.exitCode = await runCommand(process.argv.slice(2), {
  answer: (request, settings) => answerCall(request, { ...dependencies, ...settings }),
  readFile,
  readPaper: async (folder, name) => {
    // A name from a bundle must not lead out of the folder.
    const file = basename(name);
    const bytes = await readFile(join(folder, file)).catch(() => null);
    return bytes && new File([bytes], file);
  },
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
});
