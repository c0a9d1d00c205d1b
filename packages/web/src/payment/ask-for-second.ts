import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { failureText } from '../api/failure-words.ts'
import { confirm } from '../ui/dialogs.tsx'

/** The question after the same payment was recorded a moment ago, in the server's words. */
export const askForSecond = (error: unknown): Promise<boolean> =>
  confirm({
    title: i18n._(msg`Recorded already?`),
    message: failureText(error),
    okLabel: i18n._(msg`Record a second one`),
  })
