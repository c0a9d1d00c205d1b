import { useLingui } from '@lingui/react/macro'
import { landingPath } from '@parichay/contract/category-page/rules.ts'
import { categoryPageStatuses, type CategoryPageRow } from '@parichay/contract/category-page/fields.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { languages } from '@parichay/contract/agency/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Eye, EyeOff, ListOrdered, Pencil, Trash2 } from 'lucide-react'
import { agencyQuery } from '../api/agency-record.ts'
import { categoryPageAddress, categoryPageListQuery } from '../api/category-pages.ts'
import { call } from '../api/client.ts'
import { hidePage } from '../api/hide-page.ts'
import { keys } from '../api/keys.ts'
import { useRemote } from '../api/remote.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { Button } from '../ui/Button.tsx'
import { confirm } from '../ui/dialogs.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { AgencyPill } from '../shell/AgencyPill.tsx'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { useListPage } from '../ui/list/list-page.ts'
import { ListScreen } from '../ui/list/ListScreen.tsx'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { CategoryPageDetail } from './CategoryPageDetail.tsx'
import { useCategoryColumns } from './CategoryColumns.tsx'
import { languageWords, statusWords } from './words.ts'

/** A page for each business category: of the platform for all agencies or for one of them (Category Static Page Management), of an agency its own. */
export function CategoryPagesScreen() {
  const { t, i18n } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const list = useListPage(categoryPageAddress, categoryPageListQuery)
  const { query, change } = list
  const { agencyId } = query
  const isPlatform = useAgency().roles.includes('superadmin')
  const agency = useRemote({ ...agencyQuery(agencyId), enabled: agencyId !== undefined })
  const columns = useCategoryColumns({ query, onChange: change })
  const renew = () => void queries.invalidateQueries({ queryKey: keys.categoryPages() })
  const remove = async ({ category, categoryStaticPageId }: CategoryPageRow) => {
    if (categoryStaticPageId === null) return
    const sure = await confirm({
      title: t`Delete the page of ${category}?`,
      message: t`What was written here goes. Visitors and new cards get what lies below it: the words for all agencies, or those delivered with the product.`,
      okLabel: t`Delete`,
      danger: true,
    })
    if (!sure) return
    await removeWithUndo({
      take: () => () => undefined,
      ask: (restore) =>
        call(categoryPageRoutes.deleteCategoryStaticPage, {
          query: { categoryStaticPageId },
          body: restore ? { restore } : {},
        }),
      said: t`The page of ${category} is deleted`,
      onGone: renew,
      onBack: renew,
    })
  }
  return (
    <ListScreen
      title={isPlatform ? t`Category Static Page Management` : t`Pages for trades`}
      list={list}
      picture={<PaperDrawing />}
      label={t`Pages of categories`}
      counted={(total, isFiltered) => (isFiltered ? t`${total} categories found` : t`${total} categories`)}
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
      name="category-pages"
      detail={(row) => (
        <CategoryPageDetail row={row} agencyId={agencyId} isOpen={agencyId === undefined && isOpen(row)} />
      )}
      editHref={(row) => paths.editCategoryPage({ category: row.category, agencyId })}
      hrefOf={(row) => paths.editCategoryPage({ category: row.category, agencyId })}
      rowActions={(row) => (
        <ActionMenu
          label={t`Actions for ${row.category}`}
          actions={[
            {
              id: 'edit',
              label: t`Edit`,
              icon: Pencil,
              onSelect: () => go(paths.editCategoryPage({ category: row.category, agencyId })),
            } satisfies MenuAction,
            ...(agencyId === undefined && isOpen(row)
              ? [
                  {
                    id: 'open',
                    label: t`Open the page`,
                    icon: ExternalLink,
                    onSelect: () => void window.open(landingPath(row.category), '_blank', 'noopener'),
                  } satisfies MenuAction,
                ]
              : []),
            ...(agencyId === undefined
              ? [
                  {
                    id: 'hide',
                    label: row.isHidden ? t`Show to visitors` : t`Hide from visitors`,
                    icon: row.isHidden ? Eye : EyeOff,
                    onSelect: () => void hidePage(queries, row),
                  } satisfies MenuAction,
                ]
              : []),
            ...(row.categoryStaticPageId === null
              ? []
              : [
                  {
                    id: 'delete',
                    label: t`Delete`,
                    icon: Trash2,
                    danger: true,
                    onSelect: () => void remove(row),
                  } satisfies MenuAction,
                ]),
          ]}
        />
      )}
    />
  )
}

/** Whether visitors find it: written, or with something below it that is. */
const isOpen = ({ status, isHidden, languages: whole }: CategoryPageRow) =>
  !isHidden && status !== 'none' && whole.length > 0
