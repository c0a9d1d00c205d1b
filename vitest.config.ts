import { defineConfig } from 'vitest/config'

const never = ['**/node_modules/**', '**/dist/**']
/** Browser tests that start what they need themselves: they run beside those that share one product. */
const alone = ['card-designs', 'provider-sandbox', 'scene', 'start'].map((name) => `tests/e2e/${name}.e2e.ts`)

/**
 * No test is tried twice: one that fails now and then has a cause.
 * `unit` needs nothing, `api` needs PostgreSQL (started here unless given), `e2e` and `e2e-alone` need a browser too.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/support/*.test.ts'],
          exclude: [...never, '**/*.api.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['packages/server/src/**/*.api.test.ts', 'scripts/**/*.api.test.ts'],
          exclude: never,
          globalSetup: ['tests/support/postgres-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          exclude: [...never, ...alone],
          globalSetup: ['tests/support/product-setup.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'e2e-alone',
          include: alone,
          exclude: never,
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
