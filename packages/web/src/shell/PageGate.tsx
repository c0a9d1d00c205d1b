import { useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { NoAccessScreen } from './NoAccessScreen.tsx'
import { usePageAccess } from './page-access.ts'

/** Shows a page to whom the list of pages lets in, and a way back to the others, before any call is made. */
export function PageGate({ page, children }: { page: string; children: ReactNode }) {
  const { t } = useLingui()
  const access = usePageAccess(page)
  if (access?.opens || access?.tells) return children
  if (access) return <NoAccessScreen />
  return (
    <Page title={t`One moment`} hideTitle>
      <ListSkeleton rows={4} />
    </Page>
  )
}

/** A screen behind the gate of its page. */
export const gated = (page: string, Screen: ComponentType) =>
  function Gated() {
    return (
      <PageGate page={page}>
        <Screen />
      </PageGate>
    )
  }
