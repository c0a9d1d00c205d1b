import { useLingui } from '@lingui/react/macro'
import type { PaymentState } from '@parichay/contract/payment/fields.ts'
import { Undo2 } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import type { Takeable } from './TakeBackForm.tsx'
import { isTakeable } from './words.reversal.ts'

type Props = { payment: Takeable & { status: PaymentState }; onTakeBack: (payment: Takeable) => void }

/** The way to take one purchase back; nothing where there is nothing to take. */
export function TakeBackButton({ payment, onTakeBack }: Props) {
  const { t } = useLingui()
  const { status, name, recordNo } = payment
  if (!isTakeable(status)) return null
  return (
    <Button
      look="text"
      size="small"
      icon={Undo2}
      label={t`Take back ${name}, no. ${recordNo}`}
      onClick={() => onTakeBack(payment)}
      sx={{ minHeight: 44, px: 0.5, ml: -0.5 }}
    >
      {t`Take back`}
    </Button>
  )
}
