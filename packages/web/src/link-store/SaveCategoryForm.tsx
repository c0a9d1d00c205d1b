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
import { Button } from '../ui/Button.tsx'
import { confirm, showError } from '../ui/dialogs.tsx'
import { NameFields } from '../ui/form/NameFields.tsx'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { deleteFailure } from './words.ts'

type Typed = z.input<typeof LinkCategoryChange>
type Props = { category: LinkCategory | null; isEmpty: boolean; onClose: () => void }

const versionOf = (category: LinkCategory | null) => category?.version ?? 0
const typed = (category: LinkCategory | null): Typed => ({
  name: category?.name ?? '',
  names: { hi: category?.names.hi ?? '', gu: category?.names.gu ?? '' },
})

/** A group of the link store: its name in three languages. One that holds nothing can be deleted. */
export function SaveCategoryForm({ category, isEmpty, onClose }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const id = category?.linkCategoryId
  const refresh = () => queries.invalidateQueries({ queryKey: linkCategoriesQuery.queryKey })
  const remove = async (group: LinkCategory) => {
    const sure = await confirm({
      title: t`Delete the category ${group.name}?`,
      message: t`It holds no links, so no card changes.`,
      okLabel: t`Delete`,
      danger: true,
    })
    if (!sure) return
    try {
      await call(linkStoreRoutes.deleteLinkCategory, { params: { linkCategoryId: group.linkCategoryId } })
      await refresh()
      onClose()
      sayDone(t`${group.name} is deleted`)
    } catch (error) {
      void showError(error, deleteFailure)
    }
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
