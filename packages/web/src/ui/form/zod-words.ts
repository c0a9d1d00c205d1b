import { t } from '@lingui/core/macro'
import { z } from 'zod'

/** Words for rules of the contract that bring none of their own. */
z.config({
  customError: (issue) => {
    if (issue.code === 'too_big' && issue.origin === 'string')
      return t`Use at most ${String(issue.maximum)} characters.`
    if (issue.code === 'too_big' && issue.origin === 'array')
      return t`Choose at most ${String(issue.maximum)}.`
    if (issue.code === 'too_big') return t`Use ${String(issue.maximum)} or less.`
    if (issue.code === 'too_small' && issue.origin === 'string')
      return t`Use at least ${String(issue.minimum)} characters.`
    if (issue.code === 'too_small' && issue.origin === 'array')
      return t`Choose at least ${String(issue.minimum)}.`
    if (issue.code === 'too_small') return t`Use ${String(issue.minimum)} or more.`
    if (
      issue.code === 'invalid_type' &&
      (issue.input === null || issue.input === undefined || issue.input === '')
    )
      return t`This field is required.`
    return t`Please check this.`
  },
})
