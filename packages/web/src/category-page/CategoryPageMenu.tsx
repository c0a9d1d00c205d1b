import { useLingui } from '@lingui/react/macro'
import type { CategoryPageRow } from '@parichay/contract/category-page/fields.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { landingPath } from '@parichay/contract/category-page/rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { call } from '../api/client.ts'
import { hidePage } from '../api/hide-page.ts'
import { keys } from '../api/keys.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { confirm } from '../ui/dialogs.tsx'
import { removeWithUndo } from '../ui/remove-with-undo.ts'

type Props = {
  row: CategoryPageRow
  agencyId: number | undefined
  /** Visitors of the own site find it. */
  isOpen: boolean
}

/** The deeds of a row; pages of another agency are neither opened nor hidden from here. */
export function CategoryPageMenu({ row, agencyId, isOpen }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
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
  const list: (MenuAction | false)[] = [
    {
      id: 'edit',
      label: t`Edit`,
      icon: Pencil,
      onSelect: () => go(paths.editCategoryPage({ category: row.category, agencyId })),
    },
    isOpen && {
      id: 'open',
      label: t`Open the page`,
      icon: ExternalLink,
      onSelect: () => void window.open(landingPath(row.category), '_blank', 'noopener'),
    },
    agencyId === undefined && {
      id: 'hide',
      label: row.isHidden ? t`Show to visitors` : t`Hide from visitors`,
      icon: row.isHidden ? Eye : EyeOff,
      onSelect: () => void hidePage(queries, row),
    },
    row.categoryStaticPageId !== null && {
      id: 'delete',
      label: t`Delete`,
      icon: Trash2,
      danger: true,
      onSelect: () => void remove(row),
    },
  ]
  return (
    <ActionMenu label={t`Actions for ${row.category}`} actions={list.filter((action) => action !== false)} />
  )
}
