import type { Business } from '@parichay/contract/business/fields.ts'
import type { UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { useQuery } from '@tanstack/react-query'
import { framesQuery } from '../api/today.ts'
import { isLockedFor } from '../greeting/Locks.tsx'
import { useTiles } from '../greeting/Tiles.tsx'
import { paths } from '../paths.ts'
import { PageItems } from './PageItems.tsx'

/** What staff put on the home below its own parts; pictures stand in the customer's frame. */
export function HomeItems({ business, items }: { business: Business; items: readonly UiCustomisation[] }) {
  const { businessId } = business
  const hasRail = items.some(({ type }) => type === 'imageRail')
  const frames = useQuery({ ...framesQuery(businessId), enabled: hasRail })
  const tiles = useTiles({
    framing: frames.data ? { businessId, hash: frames.data.pictureHash } : frames.isError ? null : undefined,
    isLocked: (post) => isLockedFor(post, frames.data),
    hrefOf: (post) => paths.dailyImage({ image: post.imageId }),
    current: undefined,
    onOpen: () => undefined,
    isBeside: false,
  })
  return <PageItems items={items} businessId={businessId} tiles={tiles} />
}
