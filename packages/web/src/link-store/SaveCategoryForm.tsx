import { useLingui } from '@lingui/react/macro'
import {
  type LinkCategory,
  LinkCategoryChange,
  linkStoreBounds,
} from '@parichay/contract/link-store/fields.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { Trash2 } from 'lucide-react'
import type { z } from 'zod'
import { linkCategoriesQuery } from '../api/links.ts'
import { call } from '../api/client.ts'
import { GroupIcon } from '../card/GroupIcon.tsx'
import { Button } from '../ui/Button.tsx'
import { NameFields } from '../ui/form/NameFields.tsx'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { takeOut } from '../ui/list/list-address.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { IconField } from './IconField.tsx'
import { deleteFailure } from './words.ts'

type Typed = z.input<typeof LinkCategoryChange>
type Props = { category: LinkCategory | null; isEmpty: boolean; onClose: () => void }

const versionOf = (category: LinkCategory | null) => category?.version ?? 0
const typed = (category: LinkCategory | null): Typed => ({
  name: category?.name ?? '',
  names: { hi: category?.names.hi ?? '', gu: category?.names.gu ?? '' },
  icon: category?.icon ?? '',
})

/** A group of the link store: its name in three languages, its icon. One that holds nothing can be deleted. */
export function SaveCategoryForm({ category, isEmpty, onClose }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const id = category?.linkCategoryId
  const refresh = () => queries.invalidateQueries({ queryKey: linkCategoriesQuery.queryKey })
  const remove = (group: LinkCategory) => {
    const { linkCategoryId, version: _version, ...rest } = group
    const list = linkCategoriesQuery.queryKey
    const groups = queries.getQueryData(list) ?? []
    // Its place among them: the numbers of the delivered ones do not count from 0.
    const order = Math.max(
      0,
      groups.findIndex((one) => one.linkCategoryId === linkCategoryId),
    )
    onClose()
    return removeWithUndo({
      take: () =>
        takeOut(queries, list, () =>
          queries.setQueryData(list, (all) => all?.filter((one) => one.linkCategoryId !== linkCategoryId)),
        ),
      // It held nothing, so one that is made anew in its place is the same.
      ask: (restore) =>
        restore
          ? call(linkStoreRoutes.saveLinkCategory, { body: { ...rest, order } })
          : call(linkStoreRoutes.deleteLinkCategory, { params: { linkCategoryId } }),
      said: t`${group.name} is deleted`,
      onGone: () => void refresh(),
      onBack: () => void refresh(),
      words: deleteFailure,
    })
  }
  return (
    <Sheet open width="sm" onClose={onClose} title={category ? t`Edit category` : t`Add category`}>
      <RecordForm<Typed, LinkCategoryChange, LinkCategory | null>
        draft={`link-category-${id ?? 'new'}`}
        schema={LinkCategoryChange as never}
        record={category}
        versionOf={versionOf}
        typed={typed}
        save={(values, version) =>
          call(linkStoreRoutes.saveLinkCategory, {
            body: { ...values, ...(id === undefined ? {} : { linkCategoryId: id, version }) },
          })
        }
        reload={() => call(linkStoreRoutes.getLinkCategory, { params: { linkCategoryId: id! } })}
        onSaved={async () => {
          await refresh()
          sayDone(t`Saved`)
          onClose()
        }}
        alwaysSave
      >
        <NameFields maxLength={linkStoreBounds.name} />
        <IconField>{(icon) => <GroupIcon icon={icon} size={36} />}</IconField>
        {category && isEmpty && (
          <Box>
            <Button
              look="secondary"
              size="small"
              icon={Trash2}
              onClick={() => void remove(category)}
              sx={{ minHeight: 44, color: 'error.main' }}
            >{t`Delete`}</Button>
          </Box>
        )}
      </RecordForm>
    </Sheet>
  )
}
