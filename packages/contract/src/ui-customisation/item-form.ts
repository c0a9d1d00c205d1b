import { istDay } from '../business/rules.ts'
import { type ItemPicture, type Placement, type UiCustomisation, UiCustomisationChange } from './fields.ts'
import { itemFault } from './rules.fault.ts'
import { appliesTo, isReadIn, itemsOfPage } from './rules.ts'
import { z } from 'zod'

/** What stands in the form. */
export type TypedItem = z.input<typeof UiCustomisationChange>

/**
 * A grid leads by its tiles: a link that was typed for another type has no box there, and nobody could set it right. An owner that
 * was chosen and taken away again is none.
 */
const asItsType = ({ agencyId, ...item }: TypedItem): TypedItem => ({
  ...item,
  ...(agencyId ? { agencyId } : {}),
  ...(item.type === 'categoryGrid' ? { actionLink: '' } : {}),
})

/** The contract's schema, with what does not go together at its field. */
export const itemSchema: z.ZodType<UiCustomisationChange, TypedItem> = z
  .custom<TypedItem>()
  .transform(asItsType)
  .pipe(
    UiCustomisationChange.superRefine((item, context) => {
      const fault = itemFault(item)
      if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message })
    }),
  )

const inLanguages = ({
  en = '',
  hi = '',
  gu = '',
}: { en?: string; hi?: string | undefined; gu?: string | undefined } = {}) => ({
  en,
  hi,
  gu,
})

/** An item as it stands in the form; a new one is a banner for everybody. Pure. */
export function typedOf(
  item: UiCustomisation | null,
  placement: Placement,
  agencyId: number | undefined,
): TypedItem {
  const kept = item?.kept
  return {
    placement: item?.placement ?? placement,
    type: item?.type ?? 'banner',
    title: inLanguages(item?.title),
    text: inLanguages(item?.text),
    actionLabel: inLanguages(item?.actionLabel),
    actionLink: item?.actionLink ?? '',
    metaType: item?.metaType ?? 'none',
    metaId: item?.metaId ?? '',
    shape: item?.shape ?? 'SQUARE',
    count: item?.count ?? 10,
    languages: item?.languages ?? [],
    agencyIds: kept?.agencyIds ?? [],
    audience: kept?.audience ?? 'ALL',
    planIds: kept?.planIds ?? [],
    from: kept?.from ?? null,
    to: kept?.to ?? null,
    isShown: kept?.isShown ?? true,
    ...(item || agencyId === undefined ? {} : { agencyId }),
  }
}

/** The change that leaves an item as it is; for a new place, the switch, or a duplicate. Pure. */
export const unchanged = (item: UiCustomisation): TypedItem => typedOf(item, item.placement, undefined)

/** What is typed of an item, drawn with these pictures. */
export type EditedItem = {
  item: UiCustomisation | null
  typed: TypedItem
  posts: UiCustomisation['posts']
  tiles: UiCustomisation['tiles']
  picture: ItemPicture | null
}

/** The number of an item that is not stored yet. */
export const newItemId = 0

/** A page as customers of an agency who read this language see it today, whatever their plan, with what is typed in the form. Pure. */
export function previewOf(
  items: readonly UiCustomisation[],
  page: Placement,
  { agencyId, language }: { agencyId: number; language: string },
  edited: EditedItem | null,
): UiCustomisation[] {
  const viewer = { agencyId, today: istDay(new Date()), plan: null }
  const isEdited = (item: UiCustomisation) => item.uiCustomisationId === edited?.item?.uiCustomisationId
  const drawn = edited && drawnOf(edited)
  const seen = items.flatMap((item) => {
    if (isEdited(item)) return drawn ?? []
    const { kept } = item
    const isSeen = kept && kept.trouble === null && isReadIn(item, language)
    return isSeen && appliesTo({ ...kept, placement: item.placement }, viewer) ? [item] : []
  })
  const all = drawn && !edited?.item ? [...seen, drawn] : seen
  return itemsOfPage(all, page === 'COMMON' ? 'HOME_PAGE' : page)
}

const drawnOf = ({ item, typed, posts, tiles, picture }: EditedItem): UiCustomisation => ({
  uiCustomisationId: item?.uiCustomisationId ?? newItemId,
  placement: typed.placement,
  type: typed.type,
  title: { ...typed.title, en: typed.title.en || '…' },
  text: { en: '', ...typed.text },
  actionLabel: { en: '', ...typed.actionLabel },
  actionLink: '',
  metaType: 'link',
  metaId: '/panel/customer',
  shape: typed.shape ?? 'SQUARE',
  count: typed.count ?? 10,
  languages: [],
  picture: typed.type === 'banner' ? picture : null,
  posts,
  tiles,
})
