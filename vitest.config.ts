import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

/** How long `expect.poll` asks again. A busy machine is no fault of what is waited for. */
const expecting = { poll: { timeout: 15_000 } }
/** Vitest leaves one core free; on two that is half of the machine. A project that extends a file of its own does not inherit it. */
const maxWorkers = Math.max(2, availableParallelism() - 1)
/** A test of the API waits for PostgreSQL a good part of its time: with one worker more than there are cores, a fifth less in all. */
const apiWorkers = maxWorkers + 1
/** Two browsers, each with a product of its own, fill two cores. One left almost half of them idle. */
const browsers = 2
const never = ['**/node_modules/**', '**/dist/**']

/**
 * No test is tried twice: one that fails now and then has a cause.
 * Three kinds of test: `unit` needs nothing, `api` needs PostgreSQL (started here unless given), `e2e` needs a browser too.
 * Where no file replaces modules or globals, the files of one worker share what they import: loading it anew for each took a third of
 * the processor's time. A test file therefore leaves no global behind it, and counts on none.
 */
export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/support/*.test.ts'],
          exclude: [...never, '**/*.api.test.ts', '**/*.screen.test.tsx'],
          isolate: false,
          testTimeout: 30_000,
          expect: expecting,
        },
      },
      {
        extends: './packages/web/vite.config.ts',
        test: {
          name: 'screen',
          isolate: false,
          maxWorkers,
          environment: './tests/support/page-environment.ts',
          include: ['packages/web/src/**/*.screen.test.tsx'],
          setupFiles: ['packages/web/src/testing/setup.ts'],
          testTimeout: 30_000,
          expect: expecting,
        },
      },
      {
        test: {
          name: 'api',
          include: ['packages/server/src/**/*.api.test.ts', 'scripts/**/*.api.test.ts'],
          exclude: never,
          globalSetup: ['tests/support/postgres-setup.ts'],
          isolate: false,
          maxWorkers: apiWorkers,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: expecting,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          exclude: never,
          globalSetup: ['tests/support/product-setup.ts'],
          setupFiles: ['tests/support/one-browser.ts'],
          isolate: false,
          maxWorkers: browsers,
          // What a file says to be done at once: two pages on two cores.
          maxConcurrency: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: expecting,
        },
      },
    ],
  },
})
