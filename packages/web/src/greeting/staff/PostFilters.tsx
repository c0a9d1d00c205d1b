import { useLingui } from '@lingui/react/macro'
import { combinedTypes, postLanguages } from '@parichay/contract/greeting/fields.ts'
import { useRemote } from '../../api/remote.ts'
import { languageName } from '../../ui/language-name.ts'
import { subcategoriesQuery } from '../../api/library.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import type { PostChange, PostQuery } from '../../api/library-search.ts'
import { useStaff } from '../../api/staff.ts'
import { useAgency } from '../../session.ts'
import { FilterBar } from '../../ui/list/FilterBar.tsx'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { typeNames } from './words.ts'

type Props = { query: PostQuery; change: (what: PostChange) => void }

/** The filters of the images. */
export function PostFilters({ query, change }: Props) {
  const { t, i18n } = useLingui()
  const names = useLibraryNames()
  const { ofSuperAdminAgency } = useStaff()
  const { configuration, agencyName } = useAgency()
  const { imageCategoryId: category } = query
  const subcategories = useRemote({ ...subcategoriesQuery(category ?? 0), enabled: category !== undefined })
  const idOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  const textOf = (id: number | undefined) => (id === undefined ? undefined : String(id))
  return (
    <FilterBar>
      <FilterPill
        label={t`Category`}
        value={textOf(category)}
        choices={names.categories.map((one) => ({
          value: String(one.imageCategoryId),
          label: names.inWords(one),
        }))}
        onChange={(value) => change({ imageCategoryId: idOf(value) })}
      />
      {category !== undefined && (
        <FilterPill
          label={t`Subcategory`}
          value={textOf(query.imageSubcategoryId)}
          valueLabel={names.subcategory(query.imageSubcategoryId ?? null)}
          choices={(subcategories.data ?? []).map((one) => ({
            value: String(one.imageSubcategoryId),
            label: names.inWords(one),
          }))}
          onChange={(value) => change({ imageSubcategoryId: idOf(value) })}
        />
      )}
      <FilterPill
        label={t`Type`}
        value={query.type}
        choices={combinedTypes.map((value) => ({ value, label: i18n._(typeNames[value]) }))}
        onChange={(type) => change({ type })}
      />
      <FilterPill
        label={t`Language`}
        value={query.language}
        choices={postLanguages.map((value) => ({ value, label: languageName(value, i18n.locale) }))}
        onChange={(language) => change({ language })}
      />
      {names.tags.length > 0 && (
        <FilterPill
          label={t`Tag`}
          value={textOf(query.imageTagId)}
          choices={names.tags.map((one) => ({ value: String(one.imageTagId), label: one.name }))}
          onChange={(value) => change({ imageTagId: idOf(value) })}
        />
      )}
      <FilterPill
        label={t`Price`}
        value={query.isPremium}
        choices={[
          { value: 'true', label: t`Premium` },
          { value: 'false', label: t`Free` },
        ]}
        onChange={(isPremium) => change({ isPremium })}
      />
      <FilterPill
        label={t`Shown to customers`}
        value={query.isShown}
        choices={[
          { value: 'true', label: t`Shown` },
          { value: 'false', label: t`Hidden` },
        ]}
        onChange={(isShown) => change({ isShown })}
      />
      {!ofSuperAdminAgency && configuration.allowAgencyExclusivePosts && (
        <FilterPill
          label={t`Exclusive to`}
          value={query.isExclusive}
          choices={[
            { value: 'true', label: t`Only ${agencyName}` },
            { value: 'false', label: t`Shared by all agencies` },
          ]}
          onChange={(isExclusive) => change({ isExclusive })}
        />
      )}
      {!ofSuperAdminAgency && (
        <FilterPill
          label={t`For my agency`}
          value={query.isWithheld}
          choices={[
            { value: 'true', label: t`Hidden by us` },
            { value: 'false', label: t`Not hidden by us` },
          ]}
          onChange={(isWithheld) => change({ isWithheld })}
        />
      )}
      {query.day !== undefined && (
        <FilterPill label={t`Date`} value={query.day} onChange={() => change({ day: undefined })} />
      )}
    </FilterBar>
  )
}
