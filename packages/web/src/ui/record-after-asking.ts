import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isCallFailed } from '../failures.ts'
import { failureText } from '../failure-words.ts'
import { confirm } from './dialogs.tsx'

/**
 * Sends a record of staff. When the same was recorded a moment ago, the server's question is put, and with a yes the same
 * request goes out once more with its answer. Undefined: it was not recorded, and nothing typed is lost.
 */
export async function recordAfterAsking<T>(
  send: (answer: { isSecondRecord?: true }) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await send({})
  } catch (error) {
    if (!isCallFailed(error) || error.code !== 'SAME_RECORD') throw error
    const yes = await confirm({
      title: i18n._(msg`Recorded already?`),
      message: failureText(error),
      okLabel: i18n._(msg`Record a second one`),
      // The form below goes back by itself when it is done: a step of its own would be taken for one of those.
      withoutHistory: true,
    })
    return yes ? send({ isSecondRecord: true }) : undefined
  }
}
