import { useLingui } from '@lingui/react/macro'
import type { DatedSubcategory, ImageCategory } from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { arrayMove } from '@dnd-kit/sortable'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { failureText } from '../../failure-words.ts'
import { keys } from '../../api/keys.ts'
import { subcategoriesQuery } from '../../api/library.ts'
import { changeOfSubcategory } from '../../api/library-days.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { useStaff } from '../../api/staff.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { confirm, showError } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { SearchBox } from '../../ui/list/SearchBox.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { removeWithUndo } from '../../ui/remove-with-undo.ts'
import { placeBetween } from '../../ui/sort/place-between.ts'
import { Sortable } from '../../ui/sort/Sortable.tsx'
import { SortableItem } from '../../ui/sort/SortableItem.tsx'
import { EditSubcategoryForm } from './EditSubcategoryForm.tsx'
import { SubcategoryRow } from './SubcategoryRow.tsx'
import { deleteFailure, restoreFailure, saveFailure } from './words.ts'
import { plainList } from '../../ui/shape-styles.ts'

type Props = { category: ImageCategory; mayChange: boolean; hasBack?: boolean }

/** What lies in a category: subcategories and occasions, in their order. */
export function SubcategoryList({ category, mayChange, hasBack = false }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const { ofSuperAdminAgency } = useStaff()
  const { inWords } = useLibraryNames()
  const [text, setText] = useState('')
  const [editing, setEditing] = useState<DatedSubcategory | 'new'>()
  const { imageCategoryId } = category
  const answer = useRemote(subcategoriesQuery(imageCategoryId))
  const all = answer.data
  const { move, remove } = useDeeds(imageCategoryId)
  const wanted = text.trim().toLowerCase()
  const shown = all?.filter((row) =>
    [row.name, row.names.hi, row.names.gu, row.searchWords].some((one) =>
      one?.toLowerCase().includes(wanted),
    ),
  )
  const last = Math.max(0, ...(all ?? []).map((one) => one.order))
  return (
    <Box component="section" aria-label={inWords(category)} sx={{ minWidth: 0 }}>
      {hasBack && (
        <Button
          look="text"
          icon={ArrowLeft}
          onClick={() => go(paths.imageLibrary(ofSuperAdminAgency, { tab: 'categories' }))}
          sx={{ ml: -1.5, mb: 1 }}
        >{t`All categories`}</Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, alignItems: 'center' }}>
        <Box component="h2" sx={{ typography: 'h2', flex: '1 1 160px', overflowWrap: 'anywhere' }}>
          {inWords(category)}
        </Box>
        {(all?.length ?? 0) > 12 && (
          <SearchBox value={text} onSearch={setText} label={t`Name in any language`} />
        )}
        {mayChange && <Button icon={Plus} onClick={() => setEditing('new')}>{t`Add subcategory`}</Button>}
      </Box>
      {answer.error && <InlineError message={failureText(answer.error)} onRetry={answer.reload} />}
      {!all && !answer.error && <ListSkeleton rows={5} />}
      {all?.length === 0 && (
        <EmptyState
          title={t`Nothing in this category yet`}
          body={t`Add a subcategory, or an occasion with its days.`}
        />
      )}
      {all && all.length > 0 && shown?.length === 0 && (
        <EmptyState
          title={t`No results for “${text}”`}
          action={<Button look="secondary" onClick={() => setText('')}>{t`Clear filters`}</Button>}
        />
      )}
      {all && shown && shown.length > 0 && (
        <Sortable
          things={all.map((row) => ({ id: String(row.imageSubcategoryId), name: inWords(row) }))}
          onMove={(from, to) => void move(all, from, to)}
        >
          <Box component="ul" aria-label={t`Subcategories of ${inWords(category)}`} sx={listStyle}>
            {shown.map((row) => (
              <SortableItem key={row.imageSubcategoryId} id={String(row.imageSubcategoryId)}>
                <SubcategoryRow
                  row={row}
                  canMove={mayChange && wanted === ''}
                  {...(mayChange ? { onEdit: () => setEditing(row), onRemove: () => void remove(row) } : {})}
                />
              </SortableItem>
            ))}
          </Box>
        </Sortable>
      )}
      {editing && (
        <EditSubcategoryForm
          category={category}
          row={editing === 'new' ? undefined : editing}
          order={last + 8}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Box>
  )
}

const listStyle = {
  ...plainList,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
  '& > li[data-dragged]': { bgcolor: 'brand.tint' },
} as const

/** What changes at once and is taken back where it could not be made. */
function useDeeds(imageCategoryId: number) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { inWords } = useLibraryNames()
  const options = subcategoriesQuery(imageCategoryId)
  const settle = () => void queries.invalidateQueries({ queryKey: keys.library('subcategories') })
  const params = { imageCategoryId }

  const move = async (list: DatedSubcategory[], from: number, to: number) => {
    const changes = placeBetween(
      list.map((one) => ({ id: one.imageSubcategoryId, order: one.order })),
      from,
      to,
    )
    await queries.cancelQueries({ queryKey: options.queryKey })
    queries.setQueryData(options.queryKey, arrayMove(list, from, to))
    try {
      for (const { id, order } of changes) {
        const row = list.find((one) => one.imageSubcategoryId === id)!
        await call(greetingRoutes.saveImageSubcategory, {
          params,
          body: { ...changeOfSubcategory(row), order },
        })
      }
    } catch (error) {
      queries.setQueryData(options.queryKey, list)
      void showError(error, saveFailure)
    } finally {
      settle()
    }
  }
  const remove = async (row: DatedSubcategory) => {
    const sure = await confirm({
      title: t`Delete ${inWords(row)}?`,
      message: t`It disappears from the customer’s screen.`,
      okLabel: t`Delete`,
      danger: true,
    })
    if (!sure) return
    const { imageSubcategoryId } = row
    await removeWithUndo({
      take: () => settle,
      ask: (restore) =>
        call(greetingRoutes.deleteImageSubcategory, {
          params,
          body: { imageSubcategoryId, ...(restore ? { restore } : {}) },
        }),
      said: t`${inWords(row)} is deleted`,
      onGone: settle,
      words: deleteFailure,
      restoreWords: restoreFailure,
    })
  }
  return { move, remove }
}
