import type { UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { strips } from '@parichay/contract/ui-customisation/rules.ts'
import { Pile } from '../ui/shapes.tsx'
import { BannerStrip } from './BannerStrip.tsx'
import { ItemNotice } from './ItemNotice.tsx'

type Props = { items: readonly UiCustomisation[]; businessId: number | undefined }

/** Notices and banners at the top of a page: little code, since it is part of the first load. */
export function PageTop({ items, businessId }: Props) {
  return (
    <Pile gap={1.5} oneColumn>
      {strips(items).map((strip) => {
        const first = strip[0]!
        return first.type === 'banner' ? (
          <BannerStrip key={first.uiCustomisationId} items={strip} businessId={businessId} eager />
        ) : (
          <ItemNotice key={first.uiCustomisationId} item={first} businessId={businessId} />
        )
      })}
    </Pile>
  )
}
