import { useLingui } from '@lingui/react/macro'
import { DeletedBusinesses } from '../business/DeletedBusinesses.tsx'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ShopDrawing } from '../ui/illustrations.tsx'

/** The home of somebody without a business: the way to one. */
export function NoBusiness() {
  const { t } = useLingui()
  const go = useGo()
  return (
    <EmptyState
      picture={<ShopDrawing />}
      title={t`Let us begin with your business`}
      body={t`Tell us its name and what you do. Your digital card takes two minutes after that.`}
      action={
        <>
          <Button
            size="large"
            onClick={() => go(paths.addBusiness({ shouldCreateDigitalCard: true }))}
          >{t`Add your business`}</Button>
          <DeletedBusinesses />
        </>
      }
    />
  )
}
