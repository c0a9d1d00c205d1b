import { useLingui } from '@lingui/react/macro'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ShopDrawing } from '../ui/illustrations.tsx'
import { Page } from '../ui/Page.tsx'

/** A page by its address, of a product that the agency has not switched on. `says`: which one, as a sentence. */
export function SwitchedOffPage({ title, says }: { title: string; says: string }) {
  const { t } = useLingui()
  const go = useGo()
  const isStaff = useSession(({ kind }) => kind === 'staff')
  return (
    <Page title={title} hideTitle>
      <EmptyState
        picture={<ShopDrawing />}
        title={says}
        body={t`Your provider can open them for you.`}
        action={
          <Button onClick={() => go(isStaff ? paths.admin() : paths.customer())}>
            {t`Go to the start page`}
          </Button>
        }
      />
    </Page>
  )
}
