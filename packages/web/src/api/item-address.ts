import type { UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { paths } from '../paths.ts'

/** Where an item leads: its own link, else the page of its source; undefined where it leads nowhere. Pure. */
export function addressOfItem(
  item: Pick<UiCustomisation, 'type' | 'actionLink' | 'metaType' | 'metaId'>,
  businessId: number | undefined,
): string | undefined {
  const { type, actionLink, metaType, metaId } = item
  if (actionLink !== '') return actionLink
  switch (metaType) {
    case 'category':
      return paths.dailyImage({ category: Number(metaId) })
    case 'subcategory':
      return paths.dailyImage({ subcategory: Number(metaId) })
    case 'tag':
      return paths.dailyImage({ tag: Number(metaId) })
    case 'templateSet':
      return paths.pdfCards({
        ...(businessId === undefined ? {} : { businessId }),
        kind: metaId === 'id' ? 'id' : 'visiting',
      })
    case 'link':
      return metaId
    case 'none':
      return type === 'categoryGrid' ? paths.dailyImage() : undefined
  }
}

/** Whether an address leaves the panel. Pure. */
export const isOutside = (address: string): boolean => address.startsWith('https://')
