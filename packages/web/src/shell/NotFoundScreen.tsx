import { useLingui } from '@lingui/react/macro'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { Page } from '../ui/Page.tsx'

/** An address of the panel that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useLingui()
  const go = useGo()
  const kind = useSession((state) => state.kind)
  const home = kind === 'customer' ? paths.customer() : kind === 'staff' ? paths.admin() : paths.login()
  return (
    <Page title={t`Page not found`} hideTitle>
      <EmptyState
        picture={<SearchDrawing />}
        title={t`There is nothing at this address`}
        body={t`The link may be old, or a letter is missing.`}
        action={
          <Button onClick={() => go(home, { replace: true })}>
            {kind === 'none' ? t`Go to sign-in` : t`Go to home`}
          </Button>
        }
      />
    </Page>
  )
}
