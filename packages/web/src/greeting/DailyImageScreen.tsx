import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { failureText } from '../failure-words.ts'
import { readDailySearch } from '../api/daily-search.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ShopDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { usePageSlots } from '../api/page-slots.ts'
import { Library } from './Library.tsx'
import { GridBones } from './GridBones.tsx'

/** Greetings for every day, each in the customer's own frame. What is shown stands in the address. */
export function DailyImageScreen() {
  const { t } = useLingui()
  const go = useGo()
  const { configuration } = useAgency()
  const { businesses, active } = useActiveBusiness()
  const slots = usePageSlots('GREETING_IMAGE_PAGE', active?.businessId)
  const asked = readDailySearch(useSearch({ strict: false }))
  // An old link to a video of an agency that has none any more shows pictures.
  const filters = configuration.imagePost.isVideoPostsIncluded ? asked : { ...asked, media: undefined }
  const title = t`Greetings`
  if (!businesses.data || (active && !slots.isReady))
    return (
      <Page title={title} hideTitle width="lg">
        {businesses.error !== null ? (
          <InlineError message={failureText(businesses.error)} onRetry={businesses.reload} />
        ) : (
          <GridBones isStory={filters.shape === 'STORY'} count={9} />
        )}
      </Page>
    )
  if (!active)
    return (
      <Page title={title} hideTitle>
        <EmptyState
          picture={<ShopDrawing />}
          title={t`Let us begin with your business`}
          body={t`Every greeting then carries your name, your number and your logo.`}
          action={
            <Button size="large" onClick={() => go(paths.addBusiness({ shouldCreateDigitalCard: true }))}>
              {t`Add your business`}
            </Button>
          }
        />
      </Page>
    )
  return (
    <Page title={title} hideTitle width="xl">
      <Library key={active.businessId} business={active} filters={filters} slots={slots} />
    </Page>
  )
}
