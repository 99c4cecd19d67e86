import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Later steps are loaded when they are opened; a busy machine takes its time for that.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
