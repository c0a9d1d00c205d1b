import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { cardsQuery } from '../../api/customer-queries.ts'
import { framesQuery } from '../../api/greetings.ts'
import { useRemote } from '../../api/remote.ts'
import { failureText } from '../../failure-words.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { useActiveBusiness } from '../../shell/active-business.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ShopDrawing } from '../../ui/illustrations.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeletons.tsx'
import { OwnPosterEditor } from './OwnPosterEditor.tsx'
import { readPosterSearch } from '../../api/start-poster.ts'

/** A poster in the owner's words: an offer of a product, a photograph, a wish. */
export function OwnPosterScreen() {
  const { t } = useLingui()
  const go = useGo()
  const { businesses, active } = useActiveBusiness()
  const businessId = active?.businessId ?? 0
  const frames = useRemote({ ...framesQuery(businessId), enabled: active !== undefined })
  const cards = useQuery({ ...cardsQuery(businessId), enabled: active !== undefined })
  const search = readPosterSearch(useSearch({ strict: false }))
  const title = t`Your own poster`
  const waits = !businesses.data || (active && (!frames.data || cards.isPending))
  return (
    <Page title={title} subtitle={t`Your words, your photo, in your frame.`} width="lg">
      {frames.error && !frames.data ? (
        <InlineError message={failureText(frames.error)} onRetry={frames.reload} />
      ) : waits ? (
        <FormSkeleton fields={4} />
      ) : !active || !frames.data?.isEnabled ? (
        <EmptyState
          picture={<ShopDrawing />}
          title={active ? t`Greetings are not switched on` : t`Let us begin with your business`}
          body={active ? t`Your provider can open them for you.` : undefined}
          action={<Button onClick={() => go(paths.customer())}>{t`Go to the start page`}</Button>}
        />
      ) : (
        <OwnPosterEditor
          key={`${businessId} ${search.design} ${search.product}`}
          business={active}
          answer={frames.data}
          card={cards.data?.[0]}
          search={search}
        />
      )}
    </Page>
  )
}
