import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** How the page of the file before is taken away; of the process, as this module may be read anew for each file. */
const ending = Symbol.for('parichay.page')
type Process = typeof globalThis & { [ending]?: () => unknown }

/**
 * The page that screen tests stand on. Vitest takes its globals away after the last test of a file, while timers and answers
 * that were on their way still come, and find no `window`: a run failed on it whose tests had all passed. In a browser a page goes
 * with everything on it; here it goes, with its timers, when the next file of the worker begins on its own.
 */
export default {
  ...builtinEnvironments.jsdom,
  async setup(global: Process, options) {
    await global[ending]?.()
    const { teardown } = await builtinEnvironments.jsdom.setup(global, options)
    global[ending] = () => teardown(global)
    // React's development build writes a task and a measure for every element it makes, for the tools of a browser.
    for (const tool of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, tool)
    return { teardown: () => undefined }
  },
} satisfies Environment
