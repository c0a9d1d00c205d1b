import { Plural, Trans } from '@lingui/react/macro'
import type { PdfAllowance } from '@parichay/contract/pdf-card/fields.ts'
import { unlimited } from '@parichay/contract/plan/unlimited.ts'

/** How many PDF cards of the plan are used. */
export function AllowanceLine({ allowance }: { allowance: PdfAllowance }) {
  const { limit, used, why } = allowance
  if (why === null && limit === unlimited) return <Trans>Unlimited in your plan</Trans>
  if (limit > 0) {
    return (
      <Trans>
        {used} of {limit} used
      </Trans>
    )
  }
  return used > 0 ? (
    <Plural value={used} one="# card exported" other="# cards exported" />
  ) : (
    <Trans>Try every design free, with a sample watermark</Trans>
  )
}
