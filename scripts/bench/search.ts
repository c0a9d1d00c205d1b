import { spawnSync } from 'node:child_process'

// The figure of the library's search: the same queries as the test's, over a hundred thousand posts.
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'packages/server/src/greeting/search'],
  { stdio: 'inherit', env: { ...process.env, SEARCH_POSTS: process.env.SEARCH_POSTS ?? '100000' } },
)
process.exit(status ?? 1)
