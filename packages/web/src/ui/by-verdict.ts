import type { Verdict } from '@parichay/contract/verdict.ts'
import { type FailureWords, reasonText } from '../failure-words.ts'
import type { MenuAction } from './ActionMenu.tsx'

/** What is not there for who asks: they may never do it, or the record is not theirs. */
const absent: readonly Verdict[] = ['NOT_ALLOWED', 'NOT_SIGNED_IN', 'NOT_FOUND']
/** Whether a verdict leaves the action out altogether. */
export const isAbsent = (verdict: Verdict): boolean => absent.includes(verdict)

/** An action as the server's verdict has it: there, there but off with the reason, or not there for who may never do it. */
export const byVerdict = (verdict: Verdict, action: MenuAction, own?: FailureWords): MenuAction | false =>
  verdict === true
    ? action
    : isAbsent(verdict)
      ? false
      : { ...action, disabledReason: reasonText(verdict, own) }
