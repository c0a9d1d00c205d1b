import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { categoryPageStatuses, type CategoryPageRow } from '@parichay/contract/category-page/fields.ts'
import { languages } from '@parichay/contract/agency/fields.ts'
import { ListOrdered } from 'lucide-react'
import { recordExport } from '../api/export-list.ts'
import { agencyQuery } from '../api/agency-record.ts'
import { categoryPageAddress, categoryPageListQuery } from '../api/category-pages.ts'
import { useRemote } from '../api/remote.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { AgencyPill } from '../shell/AgencyPill.tsx'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { useListPage } from '../ui/list/list-page.ts'
import { ListScreen } from '../ui/list/ListScreen.tsx'
import { CategoryPageDetail } from './CategoryPageDetail.tsx'
import { CategoryPageMenu } from './CategoryPageMenu.tsx'
import { useCategoryColumns } from './CategoryColumns.tsx'
import { languageWords, statusWords } from './words.ts'

/** A page for each business category: of the platform for all agencies or for one of them (Category Static Page Management), of an agency its own. */
export function CategoryPagesScreen() {
  const { t, i18n } = useLingui()
  const list = useListPage(categoryPageAddress, categoryPageListQuery)
  const { query, change } = list
  const { agencyId } = query
  const isPlatform = useAgency().roles.includes('superadmin')
  const agency = useRemote({ ...agencyQuery(agencyId), enabled: agencyId !== undefined })
  const columns = useCategoryColumns({ query, onChange: change })
  return (
    <ListScreen
      title={isPlatform ? t`Category Static Page Management` : t`Pages for trades`}
      list={list}
      picture={<PaperDrawing />}
      label={t`Pages of categories`}
      counted={(total, isFiltered, count) =>
        isFiltered
          ? plural(count, { one: '# category found', other: `${total} categories found` })
          : plural(count, { one: '# category', other: `${total} categories` })
      }
      searchLabel={t`Name of a category`}
      columns={columns}
      rowKey={(row) => row.imageSubcategoryId}
      filters={
        <FilterBar>
          <FilterPill
            label={t`Status`}
            value={query.status}
            choices={categoryPageStatuses.map((value) => ({
              value,
              label: i18n._(statusWords[value].name),
            }))}
            onChange={(status) => change({ status })}
          />
          <FilterPill
            label={t`Missing in`}
            value={query.missing}
            choices={languages.map((value) => ({ value, label: languageWords[value] }))}
            onChange={(missing) => change({ missing })}
          />
          <AgencyPill
            agencyId={agencyId}
            agencyName={agency.data?.agencyName}
            onChange={(wish) => change({ agencyId: wish.agencyId })}
          />
        </FilterBar>
      }
      empty={{
        title: t`No categories yet`,
        body: t`Categories come from “Business Category” of the greeting library.`,
      }}
      action={
        agencyId === undefined && (
          <Button look="secondary" icon={ListOrdered} href={paths.categoryShelf()}>
            {t`Order and hidden pages`}
          </Button>
        )
      }
      file={{ list: 'categoryPages', record: recordExport, number: t`Number` }}
      name="category-pages"
      detail={(row) => (
        <CategoryPageDetail row={row} agencyId={agencyId} isOpen={agencyId === undefined && isOpen(row)} />
      )}
      editHref={(row) => paths.editCategoryPage({ category: row.category, agencyId })}
      hrefOf={(row) => paths.editCategoryPage({ category: row.category, agencyId })}
      rowActions={(row) => (
        <CategoryPageMenu row={row} agencyId={agencyId} isOpen={agencyId === undefined && isOpen(row)} />
      )}
    />
  )
}

/** Whether visitors find it: written, or with something below it that is. */
const isOpen = ({ status, isHidden, languages: whole }: CategoryPageRow) =>
  !isHidden && status !== 'none' && whole.length > 0
