import { useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { failureText } from '../failure-words.ts'
import { Offline } from '../failures.ts'
import { logFrontendError } from '../api/log.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { UnpluggedDrawing } from '../ui/Drawing.tsx'
import { Page } from '../ui/Page.tsx'
import { ChunkFailure } from '../ui/chunk-failure.ts'

/** A screen that could not be shown: it did not arrive, or it broke. One button tries again. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  useEffect(() => logFrontendError(error), [error])
  const chunk = error instanceof ChunkFailure || error instanceof Offline
  const retry = () => {
    if (chunk) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <Page title={t`Something went wrong`} hideTitle>
      <EmptyState
        picture={<UnpluggedDrawing />}
        title={chunk ? t`This page did not arrive` : t`This page stumbled`}
        body={
          chunk
            ? t`The network was too slow, or we have just updated the app. Your work is safe.`
            : failureText(error)
        }
        action={<Button onClick={retry}>{t`Try again`}</Button>}
      />
    </Page>
  )
}
