import { useLingui } from '@lingui/react/macro'
import { rupees } from '@parichay/contract/money.ts'
import { splitPrice } from '@parichay/contract/invoice/tax.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { termsQuery } from '../api/bills.ts'
import { useStaff } from '../api/staff.ts'
import { useAgency } from '../session.ts'
import { plainList } from '../ui/shape-styles.ts'

/** What is in a price: the tax, what the platform asks of the agency for it, and what stays. */
export function PriceNotes({ price, isGift }: { price: number; isGift: boolean }) {
  const { t } = useLingui()
  const { gstRate } = useAgency()
  const { money } = useStaff()
  const { data: terms } = useRemote({ ...termsQuery(undefined), enabled: money.billing })
  const cost = terms?.cardRate ?? null
  const paise = price * 100
  const isWhole = Number.isSafeInteger(paise) && paise > 0
  const tax =
    gstRate === null || !isWhole ? null : splitPrice(paise, { rate: gstRate * 100, between: true }).igst
  const lines = [
    isGift
      ? t`A plan for ₹0 can only be given by you and your staff.`
      : tax === null
        ? gstRate === null
          ? t`Whole rupees.`
          : t`Whole rupees, GST included.`
        : t`Whole rupees, GST included: ${rupees(paise - tax)} and ${rupees(tax)} GST (${gstRate ?? 0} %).`,
    t`The renewal price is for a business that has this plan, or had it last. Leave it empty for the same price.`,
    ...(cost === null
      ? []
      : [
          t`Your cost: the platform bills ${rupees(cost * 100)} for each card that you or your staff activate or renew.`,
        ]),
  ]
  return (
    <Box
      component="ul"
      aria-label={t`About the price`}
      sx={{
        ...plainList,
        display: 'grid',
        gap: 0.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  )
}
