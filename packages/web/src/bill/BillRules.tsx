import { useLingui } from '@lingui/react/macro'
import { blockAfterDays, creditDays, openDays, warnAfterDays } from '@parichay/contract/bill/rules.ts'
import { HowItWorks } from '../ui/HowItWorks.tsx'

/** When a month's bill comes, closes, is due, and what happens where it is not paid. */
export function BillRules() {
  const { t } = useLingui()
  return (
    <HowItWorks
      title={t`How a month is billed`}
      lines={[
        t`A card counts in the month it is activated or renewed in, at the price of that day.`,
        t`The bill of a month is written on the 1st of the next; until day ${openDays} cards can be moved out of it or into it.`,
        t`Then there are ${creditDays} days to pay, unless the prices of the agency say others.`,
        t`After ${warnAfterDays} days of delay the agency is warned on its billing page; after ${blockAfterDays} days it makes no new cards until it has paid. Cards that are there stay live.`,
        t`A dispute about a card stays with the bill until it is answered.`,
      ]}
    />
  )
}
