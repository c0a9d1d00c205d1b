import { builtinEnvironments, type Environment } from 'vitest/runtime'

/**
 * The page that screen tests stand on. Vitest takes its globals away after the last test of a file, while timers and answers
 * that were on their way still come, and find no `window`: a run failed on it whose tests had all passed. In a browser a page goes
 * with everything on it; here it goes with the worker, whose files take off it what they put there (`web/testing/page-end.ts`).
 */
export default {
  ...builtinEnvironments.jsdom,
  async setup(global, options) {
    await builtinEnvironments.jsdom.setup(global, options)
    // React's development build writes a task and a measure for every element it makes, for the tools of a browser.
    for (const tool of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, tool)
    return { teardown: () => undefined }
  },
} satisfies Environment
