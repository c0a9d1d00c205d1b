import type { UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { paths } from '../paths.ts'

/** Where an item leads: its own link, else the page of its source; undefined where it leads nowhere. Pure. */
export function addressOfItem(
  item: Pick<UiCustomisation, 'type' | 'actionLink' | 'metaType' | 'metaId'>,
  businessId: number | undefined,
): string | undefined {
  const { type, actionLink, metaType, metaId } = item
  const media = type === 'video' ? 'VIDEO' : undefined
  if (actionLink !== '') return actionLink
  const of = businessId === undefined ? {} : { businessId }
  switch (metaType) {
    case 'category':
      return paths.dailyImage({ category: Number(metaId), media })
    case 'subcategory':
      return paths.dailyImage({ subcategory: Number(metaId), media })
    case 'tag':
      return paths.dailyImage({ tag: Number(metaId), media })
    case 'templateSet':
      return metaId === 'promotional'
        ? paths.videos(of)
        : paths.pdfCards({ ...of, kind: metaId === 'id' ? 'id' : 'visiting' })
    case 'link':
      return metaId
    case 'none':
      return type === 'categoryGrid' ? paths.dailyImage() : undefined
  }
}

/** Whether an address leaves the panel. Pure. */
export const isOutside = (address: string): boolean => address.startsWith('https://')
