'use client';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { FlowData } from '../data/flow-data.js';
import type { flowMachine } from './flow.machine.js';
import { getVisibleResults } from './visible-results.js';

// The blueprint is derived from the design and gets a new identity each time.
const getComparableParts = ({ papers, operationalBlueprint, ...parts }: FlowData) => ({
  ...parts,
  ...papers,
});

/** Compares two results, part by part. */
const areResultsEqual = (a: FlowData, b: FlowData): boolean =>
  shallowEqual(getComparableParts(a), getComparableParts(b));

/** The flow data that is visible; the same object until a part of it changes. */
export const useVisibleResults = (actor: ActorRefFrom<typeof flowMachine>): FlowData =>
  useSelector(actor, ({ context }) => getVisibleResults(context), areResultsEqual);
