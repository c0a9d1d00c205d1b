import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isCallFailed } from '../failures.ts'
import { failureText } from '../failure-words.ts'
import { confirm } from './dialogs.tsx'
import { freshId } from './fresh-id.ts'

/** The number under which a form records once; kept with the form. */
export type RequestOnce = { current: string }

/**
 * Sends a record of staff. When the same was recorded a moment ago, the server's question is put, and with a yes the same
 * request goes out once more with its answer. One that was taken back since is recorded anew, if so wished, under another number, which the form
 * then keeps. Undefined: it was not recorded, and nothing typed is lost.
 */
export async function recordAfterAsking<T>(
  once: RequestOnce,
  send: (answer: { requestId: string; isSecondRecord?: true }) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await send({ requestId: once.current })
  } catch (error) {
    const isBack = isCallFailed(error) && error.code === 'RECORD_TAKEN_BACK'
    if (!isCallFailed(error) || (error.code !== 'SAME_RECORD' && !isBack)) throw error
    const yes = await confirm({
      title: isBack ? i18n._(msg`Taken back`) : i18n._(msg`Recorded already?`),
      message: failureText(error),
      okLabel: isBack ? i18n._(msg`Record it anew`) : i18n._(msg`Record a second one`),
      // The form below goes back by itself when it is done: a step of its own would be taken for one of those.
      withoutHistory: true,
    })
    if (!yes) return undefined
    if (!isBack) return send({ requestId: once.current, isSecondRecord: true })
    once.current = freshId()
    return recordAfterAsking(once, send)
  }
}
