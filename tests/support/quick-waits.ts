import { type Browser, errors, type Locator } from 'playwright'

/** Playwright asks for an element every half second once 270 ms are over, but every 100 ms where it may wait less than 2.5 s. */
const slice = 2_400
const usual = 30_000

type WaitFor = Locator['waitFor']
const patched = new WeakSet<object>()

/**
 * From now on locators of this process ask for what they wait for every tenth of a second: `waitFor` waits in slices, and clicks and
 * fills wait that way until their element is seen. What fails, fails after the same time with the same words.
 */
export async function askOften(browser: Browser): Promise<void> {
  const context = await browser.newContext()
  const locators = Object.getPrototypeOf((await context.newPage()).locator('body')) as Locator
  await context.close()
  if (patched.has(locators)) return
  patched.add(locators)
  const { waitFor, click, fill } = locators
  locators.waitFor = inSlices(waitFor)
  locators.click = async function (this: Locator, options) {
    return click.call(this, await afterSeen(this, options))
  }
  locators.fill = async function (this: Locator, value, options) {
    return fill.call(this, value, await afterSeen(this, options))
  }
}

function inSlices(waitFor: WaitFor): WaitFor {
  return async function (this: Locator, { timeout = usual, ...options } = {}) {
    const end = Date.now() + timeout
    for (;;) {
      const left = end - Date.now()
      try {
        await waitFor.call(this, { ...options, timeout: Math.max(1, Math.min(slice, left)) })
        return
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error
        if (left <= slice)
          throw new errors.TimeoutError(error.message.replace(/Timeout \d+ms/, `Timeout ${timeout}ms`))
      }
    }
  }
}

/** The options of an action once its element is seen; where none came, the action is left to say at once what it did not find. */
async function afterSeen<O extends { force?: boolean; timeout?: number }>(locator: Locator, options?: O) {
  if (options?.force) return options
  const isSeen = await locator.waitFor({ timeout: options?.timeout ?? usual }).then(
    () => true,
    (error: unknown) => !(error instanceof errors.TimeoutError),
  )
  return isSeen ? options : { ...options, timeout: 1 }
}
