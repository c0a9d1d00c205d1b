import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { cardsQuery } from '../../api/customer-queries.ts'
import { framesQuery } from '../../api/today.ts'
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
import { posterWordsQuery } from '../../api/own-poster.ts'
import { readPosterSearch, sellingCard } from '../../api/start-poster.ts'
import { LibraryPosterEditor } from './LibraryPosterEditor.tsx'
import { OwnPosterEditor } from './OwnPosterEditor.tsx'

/** A poster in the owner's words: an offer of a product, a photograph, a wish, or a picture of the library. */
export function OwnPosterScreen() {
  const { t } = useLingui()
  const go = useGo()
  const { businesses, active } = useActiveBusiness()
  const businessId = active?.businessId ?? 0
  const frames = useRemote({ ...framesQuery(businessId), enabled: active !== undefined })
  const cards = useRemote({ ...cardsQuery(businessId), enabled: active !== undefined })
  const search = readPosterSearch(useSearch({ strict: false }))
  const { post = 0 } = search
  const base = useRemote({ ...posterWordsQuery(businessId, post), enabled: active !== undefined && post > 0 })
  const [title, subtitle] =
    post > 0
      ? [t`Your words on this picture`, t`Write them in any language. Nothing else moves.`]
      : [t`Your own poster`, t`Your words, your photo, in your frame.`]
  const waits = !businesses.data || (active && (!frames.data || (post > 0 ? !base.data : cards.pending)))
  const failed = [frames, base].find(({ error, data }) => error && !data)
  return (
    <Page title={title} subtitle={subtitle} width="lg">
      {failed ? (
        <InlineError message={failureText(failed.error)} onRetry={failed.reload} />
      ) : waits ? (
        <FormSkeleton fields={4} />
      ) : !active || !frames.data?.isEnabled ? (
        <EmptyState
          picture={<ShopDrawing />}
          title={active ? t`Greetings are not switched on` : t`Let us begin with your business`}
          body={active ? t`Your provider can open them for you.` : undefined}
          action={<Button onClick={() => go(paths.customer())}>{t`Go to the start page`}</Button>}
        />
      ) : base.data && post > 0 ? (
        <LibraryPosterEditor
          key={`${businessId} post ${post}`}
          business={active}
          answer={frames.data}
          base={base.data}
        />
      ) : (
        <OwnPosterEditor
          key={`${businessId} ${search.design} ${search.product} ${search.wish}`}
          business={active}
          answer={frames.data}
          card={sellingCard(cards.data)}
          search={search}
        />
      )}
    </Page>
  )
}
