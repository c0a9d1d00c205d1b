import { useLingui } from '@lingui/react/macro'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { Page } from '../ui/Page.tsx'

/** An address that names a person who is not there, with the way to all of them. */
export function NobodyHere({ title }: { title: string }) {
  const { t } = useLingui()
  const go = useGo()
  return (
    <Page title={title} hideTitle>
      <EmptyState
        picture={<SearchDrawing />}
        title={t`This person is not here`}
        body={t`They may have been deleted, or the link is old.`}
        action={
          <Button onClick={() => go(paths.franchisees(), { replace: true })}>{t`Franchisee List`}</Button>
        }
      />
    </Page>
  )
}
