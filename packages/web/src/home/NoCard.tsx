import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { CardDrawing } from '../ui/illustrations.tsx'

/** A business without a card: the way to one. */
export function NoCard({ business }: { business: Business }) {
  const { t } = useLingui()
  const go = useGo()
  return (
    <Card sx={{ py: 1 }}>
      <EmptyState
        picture={<CardDrawing />}
        title={t`Create your digital card – 2 minutes`}
        body={t`Your numbers, links and hours on one page that opens fast on every phone.`}
        action={
          <Button
            size="large"
            onClick={() => go(paths.addCard({ businessId: business.businessId }))}
          >{t`Create my card`}</Button>
        }
      />
    </Card>
  )
}
