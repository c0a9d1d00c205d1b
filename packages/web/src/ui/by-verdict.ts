import type { Verdict } from '@parichay/contract/verdict.ts'
import { type FailureWords, reasonText } from '../failure-words.ts'
import type { MenuAction } from './ActionMenu.tsx'

/** An action as the server's verdict has it: there, there but off with the reason, or not there for who may never do it. */
export const byVerdict = (verdict: Verdict, action: MenuAction, own?: FailureWords): MenuAction | false =>
  verdict === true
    ? action
    : verdict === 'NOT_ALLOWED' || verdict === 'NOT_SIGNED_IN'
      ? false
      : { ...action, disabledReason: reasonText(verdict, own) }
