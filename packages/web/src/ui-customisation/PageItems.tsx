import { useLingui } from '@lingui/react/macro'
import type { UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { isRow, strips, wordsIn } from '@parichay/contract/ui-customisation/rules.ts'
import { PostRow } from '../greeting/PostRow.tsx'
import type { Tiles } from '../greeting/Tiles.tsx'
import { paths } from '../paths.ts'
import { Pile } from '../ui/shapes.tsx'
import { BannerStrip } from './BannerStrip.tsx'
import { addressOfItem, isOutside } from '../api/item-address.ts'
import { ItemGrid } from './ItemGrid.tsx'
import { ItemNotice } from './ItemNotice.tsx'

type Props = {
  items: readonly UiCustomisation[]
  businessId: number | undefined
  /** How the page draws pictures of the library. */
  tiles: Tiles
}

/** What staff put on a page, whatever it is, in its order. */
export function PageItems({ items, businessId, tiles }: Props) {
  const { i18n } = useLingui()
  return (
    <Pile gap={3} oneColumn>
      {strips(items).map((strip) => {
        const item = strip[0]!
        const key = item.uiCustomisationId
        if (item.type === 'banner')
          return <BannerStrip key={key} items={strip} businessId={businessId} eager={false} />
        if (item.type === 'categoryGrid') return <ItemGrid key={key} item={item} />
        if (!isRow(item)) return <ItemNotice key={key} item={item} businessId={businessId} />
        const href = addressOfItem(item, businessId) ?? paths.dailyImage()
        const text = wordsIn(item.text, i18n.locale)
        return (
          <PostRow
            key={key}
            title={wordsIn(item.title, i18n.locale)}
            {...(text ? { note: text } : {})}
            // The way to all of them stays in the panel.
            href={isOutside(href) ? paths.dailyImage() : href}
            posts={item.posts}
            tiles={tiles}
            isStory={item.shape === 'STORY'}
          />
        )
      })}
    </Pile>
  )
}
