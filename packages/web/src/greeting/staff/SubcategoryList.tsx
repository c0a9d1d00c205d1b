import { useLingui } from '@lingui/react/macro'
import type { DatedSubcategory, ImageCategory } from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { recordExport } from '../../api/export-list.ts'
import { failureText } from '../../failure-words.ts'
import { keys } from '../../api/keys.ts'
import { subcategoriesQuery } from '../../api/library.ts'
import { factsOfSubcategory } from '../../api/library-days.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { useStaff } from '../../api/staff.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ExportButton } from '../../ui/list/ExportButton.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { rowsAtHand } from '../../ui/list/list-file.ts'
import { SearchBox } from '../../ui/list/SearchBox.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { Sortable } from '../../ui/sort/Sortable.tsx'
import { SortableItem } from '../../ui/sort/SortableItem.tsx'
import { useStoredOrder } from '../../ui/sort/stored-order.ts'
import { useLibraryDeeds } from './LibraryDeeds.tsx'
import { EditSubcategoryForm } from './EditSubcategoryForm.tsx'
import { SubcategoryRow } from './SubcategoryRow.tsx'
import { subcategoryColumns } from './words.file.ts'
import { saveFailure } from './words.ts'
import { plainList } from '../../ui/shape-styles.ts'
import { isFoundIn } from '../../ui/search-text.ts'

type Props = { category: ImageCategory; mayChange: boolean; hasBack?: boolean }

/** What lies in a category: subcategories and occasions, in their order. */
export function SubcategoryList({ category, mayChange, hasBack = false }: Props) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const { ofSuperAdminAgency } = useStaff()
  const { inWords } = useLibraryNames()
  const [text, setText] = useState('')
  const [editing, setEditing] = useState<DatedSubcategory | 'new'>()
  const { imageCategoryId } = category
  const answer = useRemote(subcategoriesQuery(imageCategoryId))
  const all = answer.data
  const { removePart, movePart } = useLibraryDeeds()
  const queries = useQueryClient()
  const move = useStoredOrder<DatedSubcategory>({
    queryKey: subcategoriesQuery(imageCategoryId).queryKey,
    idOf: ({ imageSubcategoryId }) => imageSubcategoryId,
    save: (row, order) => {
      const { imageSubcategoryId, version } = row
      const body = { ...factsOfSubcategory(row), imageSubcategoryId, version, order }
      return call(greetingRoutes.saveImageSubcategory, { params: { imageCategoryId }, body })
    },
    refresh: () => void queries.invalidateQueries({ queryKey: keys.library('subcategories') }),
    words: saveFailure,
  })
  const nowOf = (row: DatedSubcategory) =>
    all?.find(({ imageSubcategoryId }) => imageSubcategoryId === row.imageSubcategoryId) ?? row
  const wanted = text.trim().toLowerCase()
  const shown = all?.filter((row) =>
    [row.name, row.names.hi, row.names.gu, row.searchWords].some((one) => isFoundIn(one, text)),
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
        {shown && shown.length > 0 && (
          <ExportButton
            file={{ list: 'subcategories', record: recordExport, number: t`Number` }}
            columns={subcategoryColumns(i18n)}
            rowKey={({ imageSubcategoryId }) => imageSubcategoryId}
            query={{ imageCategoryId, ...(wanted === '' ? {} : { search: wanted }) }}
            total={shown.length}
            isMore={false}
            read={rowsAtHand(shown)}
          />
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
                  {...(mayChange
                    ? {
                        onEdit: () => setEditing(row),
                        onMove: () => void movePart(category, row),
                        onRemove: () => void removePart(category, row),
                      }
                    : {})}
                />
              </SortableItem>
            ))}
          </Box>
        </Sortable>
      )}
      {editing && (
        <EditSubcategoryForm
          category={category}
          row={editing === 'new' ? null : nowOf(editing)}
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
