import { useLingui } from '@lingui/react/macro'
import { combinedTypes, postLanguages } from '@parichay/contract/greeting/fields.ts'
import { useQuery } from '@tanstack/react-query'
import { languageName } from '../../ui/language-name.ts'
import { subcategoriesQuery } from '../../api/library.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import type { LibraryChange, LibrarySearch } from '../../api/library-search.ts'
import { useStaff } from '../../api/staff.ts'
import { useAgency } from '../../session.ts'
import { FilterBar } from '../../ui/list/FilterBar.tsx'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { typeNames } from './words.ts'

type Props = { search: LibrarySearch; change: (what: LibraryChange) => void }

/** The filters of the images. */
export function PostFilters({ search, change }: Props) {
  const { t, i18n } = useLingui()
  const names = useLibraryNames()
  const { ofSuperAdminAgency } = useStaff()
  const { configuration, agencyName } = useAgency()
  const { category } = search
  const subcategories = useQuery({ ...subcategoriesQuery(category ?? 0), enabled: category !== undefined })
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
        onChange={(value) => change({ category: idOf(value) })}
      />
      {category !== undefined && (
        <FilterPill
          label={t`Subcategory`}
          value={textOf(search.subcategory)}
          valueLabel={names.subcategory(search.subcategory ?? null)}
          choices={(subcategories.data ?? []).map((one) => ({
            value: String(one.imageSubcategoryId),
            label: names.inWords(one),
          }))}
          onChange={(value) => change({ subcategory: idOf(value) })}
        />
      )}
      <FilterPill
        label={t`Type`}
        value={search.type}
        choices={combinedTypes.map((value) => ({ value, label: i18n._(typeNames[value]) }))}
        onChange={(type) => change({ type })}
      />
      <FilterPill
        label={t`Language`}
        value={search.language}
        choices={postLanguages.map((value) => ({ value, label: languageName(value, i18n.locale) }))}
        onChange={(language) => change({ language })}
      />
      {names.tags.length > 0 && (
        <FilterPill
          label={t`Tag`}
          value={textOf(search.tag)}
          choices={names.tags.map((one) => ({ value: String(one.imageTagId), label: one.name }))}
          onChange={(value) => change({ tag: idOf(value) })}
        />
      )}
      <FilterPill
        label={t`Price`}
        value={search.premium}
        choices={[
          { value: 'true', label: t`Premium` },
          { value: 'false', label: t`Free` },
        ]}
        onChange={(premium) => change({ premium })}
      />
      {!ofSuperAdminAgency && configuration.allowAgencyExclusivePosts && (
        <FilterPill
          label={t`Exclusive to`}
          value={search.exclusive}
          choices={[
            { value: 'true', label: t`Only ${agencyName}` },
            { value: 'false', label: t`Shared by all agencies` },
          ]}
          onChange={(exclusive) => change({ exclusive })}
        />
      )}
      {search.day !== undefined && (
        <FilterPill label={t`Date`} value={search.day} onChange={() => change({ day: undefined })} />
      )}
    </FilterBar>
  )
}
