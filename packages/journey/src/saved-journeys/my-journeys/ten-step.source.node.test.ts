import { exampleTenStepStart } from '@spinout/api-client/testing';
import { getBackupKey, memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { describe, expect, it } from 'vitest';
import { savedRunKey } from '../../storage/run-key.js';
import { toTenStepData } from '../../journeys/ten-step/journey-data.js';
import { JOURNEY_KEY } from '../../journeys/ten-step/saved-journey.js';
import { tenStepSource } from './ten-step.source.js';

const RUN_KEY = savedRunKey('journey-1');

const stored = (change: Partial<KeyValueStorage> = {}): KeyValueStorage => {
  const storage = memoryStorage();
  const record = {
    schemaVersion: 1,
    journeyId: 'journey-1',
    journeyData: toTenStepData('journey-1', 'Sleep', exampleTenStepStart),
    currentStep: 3,
    timestamp: '',
  };
  void storage.write(JOURNEY_KEY, JSON.stringify(record));
  void storage.write(RUN_KEY, 'run');
  return { ...storage, ...change };
};

describe('the ten-step journey in the list', () => {
  it('has its interest and progress, and no time without a timestamp', async () => {
    expect(await tenStepSource(stored()).list()).toEqual([
      { id: 'journey-1', kind: 'ten-step', title: 'Sleep', step: 3, stepCount: 10, savedAt: null },
    ]);
  });

  it('keeps the agent run while the journey cannot be removed', async () => {
    const storage = stored({ remove: () => Promise.reject(new Error('no storage')) });
    await expect(tenStepSource(storage).remove('journey-1')).rejects.toThrow('no storage');
    expect(await storage.read(RUN_KEY)).toBe('run');
  });

  it('removes an orphaned run and a backup on the next try', async () => {
    const storage = stored();
    await storage.write(getBackupKey(savedRunKey('journey-1')), 'put aside');
    await storage.remove(JOURNEY_KEY);
    await tenStepSource(storage).remove('journey-1');
    expect(await storage.read(RUN_KEY)).toBeNull();
    expect(await storage.read(getBackupKey(savedRunKey('journey-1')))).toBeNull();
  });

  it('leaves a damaged record in place', async () => {
    const storage = stored();
    await storage.write(JOURNEY_KEY, '{');
    await tenStepSource(storage).remove('journey-1');
    expect(await storage.read(JOURNEY_KEY)).toBe('{');
  });
});
