import { keep, kept } from '../../keepsake.ts'
import { presentDay } from '../../ui/clock.ts'
import { mayShowMarketing } from '../../ui/dialog-order.ts'
import { dialogPriority, useDialogQueue } from '../../ui/dialog-queue.ts'
import { imageStamp, type NewFeature, unseen, withViewed } from './feature.ts'
import { WhatsNewDialog } from './WhatsNewDialog.tsx'

const viewedIds = () => kept<string[]>('viewedFeatures') ?? []
const markViewed = (ids: readonly string[]) => keep('viewedFeatures', withViewed(viewedIds(), ids))

/** Queues What's New for what was not viewed here yet; not more than one such dialog a day. */
export function showWhatsNew(features: readonly NewFeature[]) {
  const fresh = unseen(features, viewedIds())
  if (fresh.length === 0 || !mayShowMarketing(kept<string>('lastMarketingDay'), presentDay())) return
  const stamp = imageStamp(kept<number>('imageCacheTimestamp'), Date.now())
  keep('imageCacheTimestamp', stamp)
  keep('lastMarketingDay', presentDay())
  useDialogQueue.getState().add({
    id: 'whats-new',
    priority: dialogPriority.whatsNew,
    draw: (close) => (
      <WhatsNewDialog features={fresh} imageTimestamp={stamp} onViewed={markViewed} onClose={close} />
    ),
  })
}
