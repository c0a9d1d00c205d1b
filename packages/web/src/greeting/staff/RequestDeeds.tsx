import { useLingui } from '@lingui/react/macro'
import type { ImageRequest } from '@parichay/contract/greeting/fields.ts'
import { Check, RotateCcw } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Line } from '../../ui/shapes.tsx'

type Props = {
  request: ImageRequest
  onFulfil: () => void
  onDecline: () => void
  onOpenAgain: () => void
  small?: boolean
}

/** How a request is answered; nothing for who may not. */
export function RequestDeeds({ request, onFulfil, onDecline, onOpenAgain, small = false }: Props) {
  const { t } = useLingui()
  const { occasion, status, can } = request
  const size = small ? 'small' : 'medium'
  if (can.answer !== true) return null
  return (
    <Line gap={1}>
      {status === 'OPEN' ? (
        <>
          <Button
            look="secondary"
            size={size}
            onClick={onDecline}
            label={t`Decline ${occasion}`}
          >{t`Decline`}</Button>
          <Button
            size={size}
            icon={Check}
            onClick={onFulfil}
            label={t`Fulfil ${occasion}`}
          >{t`Fulfil`}</Button>
        </>
      ) : (
        <Button
          look="text"
          size={size}
          icon={RotateCcw}
          onClick={onOpenAgain}
          label={t`Open again: ${occasion}`}
        >
          {t`Open again`}
        </Button>
      )}
    </Line>
  )
}
