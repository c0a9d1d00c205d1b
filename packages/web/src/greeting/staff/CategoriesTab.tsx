import { useLingui } from '@lingui/react/macro'
import type { ImageCategory } from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { failureText } from '../../failure-words.ts'
import { imageCategoriesQuery } from '../../api/library.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { useStaff } from '../../api/staff.ts'
import { useAgency } from '../../session.ts'
import { Button } from '../../ui/Button.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { Sortable } from '../../ui/sort/Sortable.tsx'
import { SortableItem } from '../../ui/sort/SortableItem.tsx'
import { useStoredOrder } from '../../ui/sort/stored-order.ts'
import { CategoryRow } from './CategoryRow.tsx'
import { EditCategoryForm } from './EditCategoryForm.tsx'
import { SubcategoryList } from './SubcategoryList.tsx'
import { useLibraryDeeds } from './LibraryDeeds.tsx'
import { saveFailure } from './words.ts'
import { Pile } from '../../ui/shapes.tsx'
import { plainList } from '../../ui/shape-styles.ts'

/** The categories in their order; beside them what lies in the chosen one. */
export function CategoriesTab({ chosenId, mayAdd }: { chosenId: number | undefined; mayAdd: boolean }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { ofSuperAdminAgency } = useStaff()
  const { agencyName } = useAgency()
  const { inWords } = useLibraryNames()
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const [editing, setEditing] = useState<ImageCategory | 'new'>()
  const { removeCategory } = useLibraryDeeds()
  const answer = useRemote(imageCategoriesQuery)
  const all = answer.data
  const mayChange = (category: ImageCategory) => ofSuperAdminAgency || (!category.isShared && mayAdd)

  const move = useStoredOrder<ImageCategory>({
    queryKey: imageCategoriesQuery.queryKey,
    idOf: ({ imageCategoryId }) => imageCategoryId,
    save: ({ imageCategoryId, name, names, kind, version }, order) =>
      call(greetingRoutes.saveImageCategory, {
        body: { imageCategoryId, name, names, kind, version, order },
      }),
    refresh: () => void queries.invalidateQueries({ queryKey: imageCategoriesQuery.queryKey }),
    words: saveFailure,
  })
  if (!all)
    return answer.error ? (
      <InlineError message={failureText(answer.error)} onRetry={answer.reload} />
    ) : (
      <ListSkeleton rows={6} />
    )
  const nowOf = (one: ImageCategory) =>
    all.find(({ imageCategoryId }) => imageCategoryId === one.imageCategoryId) ?? one
  const own = all.filter(mayChange)
  const shared = all.filter((one) => !mayChange(one))
  const chosen =
    all.find((one) => one.imageCategoryId === chosenId) ?? (isWide ? (own[0] ?? all[0]) : undefined)
  const row = (category: ImageCategory, isOwn: boolean) => (
    <CategoryRow
      category={category}
      isChosen={category === chosen}
      {...(isOwn
        ? { onEdit: () => setEditing(category), onRemove: () => void removeCategory(category) }
        : {})}
    />
  )
  const last = Math.max(0, ...own.map((one) => one.order))
  const list = (
    <Pile gap={1.5} oneColumn>
      {own.length > 0 && !ofSuperAdminAgency && <Group>{t`Only ${agencyName}`}</Group>}
      <Sortable
        things={own.map((one) => ({ id: String(one.imageCategoryId), name: inWords(one) }))}
        onMove={(from, to) => void move(own, from, to)}
      >
        <Box component="ul" aria-label={t`Categories`} sx={rows}>
          {own.map((one) => (
            <SortableItem key={one.imageCategoryId} id={String(one.imageCategoryId)}>
              {row(one, true)}
            </SortableItem>
          ))}
        </Box>
      </Sortable>
      {mayAdd && (
        <Button look="secondary" icon={Plus} onClick={() => setEditing('new')}>{t`Add category`}</Button>
      )}
      {shared.length > 0 && (
        <>
          <Group>{t`Shared by all agencies`}</Group>
          <Box component="ul" aria-label={t`Shared categories`} sx={rows}>
            {shared.map((one) => (
              <li key={one.imageCategoryId}>{row(one, false)}</li>
            ))}
          </Box>
        </>
      )}
    </Pile>
  )
  return (
    <>
      {isWide ? (
        <Box
          sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: '340px minmax(0, 1fr)' }}
        >
          {list}
          {chosen && (
            <SubcategoryList key={chosen.imageCategoryId} category={chosen} mayChange={mayChange(chosen)} />
          )}
        </Box>
      ) : chosen ? (
        <SubcategoryList
          key={chosen.imageCategoryId}
          category={chosen}
          mayChange={mayChange(chosen)}
          hasBack
        />
      ) : (
        list
      )}
      {editing && (
        <EditCategoryForm
          category={editing === 'new' ? null : nowOf(editing)}
          order={last + 8}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

const rows = { ...plainList, display: 'grid', gap: 0.75 } as const

function Group({ children }: { children: string }) {
  return (
    <Box component="h2" sx={{ typography: 'subtitle2', color: 'text.secondary' }}>
      {children}
    </Box>
  )
}
