import { Plural, Trans } from '@lingui/react/macro'
import type { VideoAllowance } from '@parichay/contract/video/fields.ts'
import { unlimited } from '@parichay/contract/plan/unlimited.ts'

/** How many films of the plan are left. */
export function AllowanceLine({ allowance }: { allowance: VideoAllowance }) {
  const { limit, used, left, why } = allowance
  if (why === null && limit === unlimited) return <Trans>Unlimited in your plan</Trans>
  if (limit > 0) {
    return (
      <Trans>
        {left} of {limit} films left
      </Trans>
    )
  }
  return used > 0 ? (
    <Plural value={used} one="# film made" other="# films made" />
  ) : (
    <Trans>Try every film free, with a sample watermark</Trans>
  )
}
