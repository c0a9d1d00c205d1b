import { useLingui } from '@lingui/react/macro'
import { libraryName } from '@parichay/contract/greeting/days.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import type { MetaType, UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { isRow, postTypeOf } from '@parichay/contract/ui-customisation/rules.ts'
import { queryOptions } from '@tanstack/react-query'
import { type Reading, useRemote } from './remote.ts'
import { call } from './client.ts'
import { imageCategoriesQuery, imageTagsQuery, occasionsQuery } from './greetings.ts'
import { keys } from './keys.ts'
import type { ComboChoice } from '../ui/form/ComboField.tsx'
import type { TypedItem } from '@parichay/contract/ui-customisation/item-form.ts'

/** What of the library can be chosen as a source of this kind: undefined until it is known, with what failed of it. */
export function useSourceChoices(
  metaType: MetaType,
  current: UiCustomisation | null,
): { choices: ComboChoice[] | undefined; failed: Reading<unknown> | undefined } {
  const { t, i18n } = useLingui()
  const ofCategories = useRemote({
    ...imageCategoriesQuery,
    enabled: metaType === 'category' || metaType === 'subcategory',
  })
  const ofParts = useRemote({ ...occasionsQuery, enabled: metaType === 'subcategory' })
  const ofTags = useRemote({ ...imageTagsQuery, enabled: metaType === 'tag' })
  const [categories, parts, tags] = [ofCategories.data, ofParts.data, ofTags.data]
  const failed = [ofCategories, ofParts, ofTags].find(({ data, error }) => error !== null && !data)
  const choices = listOf()
  // An agency's own category is not among those of the platform; it stays what it is until another one is chosen.
  const isKept = current?.metaType === metaType && current.metaId !== '' && current.kept?.trouble !== 'SOURCE'
  if (choices && isKept && !choices.some(({ value }) => value === current.metaId))
    return {
      choices: [...choices, { value: current.metaId, label: t`The agency’s own (no. ${current.metaId})` }],
      failed,
    }
  return { choices, failed }

  function listOf(): ComboChoice[] | undefined {
    if (metaType === 'category')
      return categories?.map((one) => ({
        value: String(one.imageCategoryId),
        label: libraryName(one, i18n.locale),
      }))
    if (metaType === 'tag')
      return tags?.map(({ imageTagId, name }) => ({ value: String(imageTagId), label: `#${name}` }))
    if (metaType !== 'subcategory' || !categories) return metaType === 'subcategory' ? undefined : []
    const group = new Map(categories.map((one) => [one.imageCategoryId, libraryName(one, i18n.locale)]))
    return parts
      ?.map((one) => ({
        value: String(one.imageSubcategoryId),
        label: libraryName(one, i18n.locale),
        group: group.get(one.imageCategoryId) ?? '',
      }))
      .toSorted((a, b) => a.group.localeCompare(b.group))
  }
}

const isNumber = (text: string | undefined): text is string => /^[1-9]\d{0,8}$/.test(text ?? '')

const samplePostsQuery = ({ type, metaType, metaId, shape = 'SQUARE', count = 10 }: TypedItem) => {
  const source =
    metaType === 'category'
      ? { imageCategoryId: Number(metaId) }
      : metaType === 'subcategory'
        ? { imageSubcategoryId: Number(metaId) }
        : { imageTagId: Number(metaId) }
  const query = { ...source, type: postTypeOf({ type, shape }), pageSize: count }
  return queryOptions({
    queryKey: keys.posts({ sampleOfItem: query }),
    queryFn: ({ signal }) => call(imagePostRoutes.listImagePosts, { query }, { signal }),
    staleTime: 5 * 60_000,
  })
}

/** What an item would show as it is typed: posts of a row, tiles of a grid. */
export function useTypedContent(
  typed: TypedItem,
  stored: UiCustomisation | null,
): Pick<UiCustomisation, 'posts' | 'tiles'> {
  const isStored =
    stored !== null &&
    stored.type === typed.type &&
    stored.metaType === typed.metaType &&
    stored.metaId === typed.metaId &&
    stored.shape === typed.shape &&
    stored.count >= (typed.count ?? 10)
  const isRail = isRow(typed) && !isStored && isNumber(typed.metaId)
  const isGrid = typed.type === 'categoryGrid' && !isStored
  const posts = useRemote({ ...samplePostsQuery(typed), enabled: isRail }).data?.list
  const categories = useRemote({ ...imageCategoriesQuery, enabled: isGrid && typed.metaType === 'none' }).data
  const parts = useRemote({ ...occasionsQuery, enabled: isGrid && typed.metaType === 'category' }).data
  if (isStored)
    return { posts: stored.posts.slice(0, typed.count), tiles: stored.tiles.slice(0, typed.count) }
  const tiles = isGrid
    ? typed.metaType === 'category'
      ? (parts ?? [])
          .filter(({ imageCategoryId }) => String(imageCategoryId) === typed.metaId)
          .map(({ imageCategoryId, imageSubcategoryId, name, names }) => ({
            imageCategoryId,
            imageSubcategoryId,
            name,
            names,
            pictureUrl: null,
          }))
      : (categories ?? []).map(({ imageCategoryId, name, names }) => ({
          imageCategoryId,
          imageSubcategoryId: null,
          name,
          names,
          pictureUrl: null,
        }))
    : []
  return { posts: isRail ? (posts ?? []) : [], tiles: tiles.slice(0, typed.count) }
}
