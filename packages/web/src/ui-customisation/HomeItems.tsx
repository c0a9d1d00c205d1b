import type { Business } from '@parichay/contract/business/fields.ts'
import type { UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { isRow } from '@parichay/contract/ui-customisation/rules.ts'
import { useRemote } from '../api/remote.ts'
import { planOfBusinessQuery } from '../api/plans.ts'
import { framesQuery } from '../api/today.ts'
import { isLockedFor } from '../greeting/Locks.tsx'
import { useTiles } from '../greeting/Tiles.tsx'
import { paths } from '../paths.ts'
import { PageItems } from './PageItems.tsx'

/** What staff put on the home below its own parts; pictures stand in the customer's frame. */
export function HomeItems({ business, items }: { business: Business; items: readonly UiCustomisation[] }) {
  const { businessId } = business
  const frames = useRemote({ ...framesQuery(businessId), enabled: items.some(isRow) })
  // A video needs a plan that has them; pictures say so themselves.
  const hasVideos = items.some(({ type }) => type === 'video')
  const plan = useRemote({ ...planOfBusinessQuery(businessId), enabled: hasVideos }).data
  const tiles = useTiles({
    framing: frames.data
      ? { businessId, hash: frames.data.pictureHash }
      : frames.error !== null
        ? null
        : undefined,
    isLocked: (post) => isLockedFor(post, frames.data, plan?.entitlements.greetingVideo),
    hrefOf: (post) => paths.dailyImage({ image: post.imageId, media: post.film && 'VIDEO' }),
    current: undefined,
    onOpen: () => undefined,
    isBeside: false,
  })
  return <PageItems items={items} businessId={businessId} tiles={tiles} />
}
