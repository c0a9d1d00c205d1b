import { useLingui } from '@lingui/react/macro'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { UnpluggedDrawing } from '../ui/Drawing.tsx'
import { Page } from '../ui/Page.tsx'

/** A page that this person's role may not see; shown before any call is made. */
export function NoAccessScreen() {
  const { t } = useLingui()
  const go = useGo()
  const kind = useSession((state) => state.kind)
  return (
    <Page title={t`No access`} hideTitle>
      <EmptyState
        picture={<UnpluggedDrawing />}
        title={t`This page is not open to your account`}
        body={t`If you need it, ask your agency to give you access.`}
        action={
          <Button
            onClick={() => go(kind === 'staff' ? paths.admin() : paths.customer(), { replace: true })}
          >{t`Go to home`}</Button>
        }
      />
    </Page>
  )
}
