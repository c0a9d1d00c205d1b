import { useLingui } from '@lingui/react/macro'
import {
  categoryKinds,
  type ImageCategory,
  ImageCategoryChange,
  libraryBounds,
} from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { imageCategoriesQuery } from '../../api/library.ts'
import { NameFields } from '../../ui/form/NameFields.tsx'
import { RecordForm } from '../../ui/form/RecordForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { kindNames, saveFailure } from './words.ts'

const rules = ImageCategoryChange.omit({ imageCategoryId: true, order: true, version: true })
type Typed = z.input<typeof rules>
type Values = z.output<typeof rules>
type Props = {
  category: ImageCategory | null
  /** Where a new one stands. */
  order: number
  onClose: () => void
}

const versionOf = (category: ImageCategory | null) => category?.version ?? 0
const typed = (category: ImageCategory | null): Typed => ({
  name: category?.name ?? '',
  names: { hi: category?.names.hi ?? '', gu: category?.names.gu ?? '' },
  kind: category?.kind ?? 'evergreen',
})

/** A new category or one that is there: its names and what it is for. */
export function EditCategoryForm({ category, order, onClose }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const id = category?.imageCategoryId
  const reload = async () => {
    if (!category) return null
    const all = await queries.fetchQuery({ ...imageCategoriesQuery, staleTime: 0 })
    return all.find(({ imageCategoryId }) => imageCategoryId === id) ?? category
  }
  return (
    <Sheet open width="sm" onClose={onClose} title={category ? t`Edit category` : t`Add category`}>
      <RecordForm<Typed, Values, ImageCategory | null>
        draft={`image-category-${id ?? 'new'}`}
        schema={rules as never}
        record={category}
        versionOf={versionOf}
        typed={typed}
        save={(values, version) =>
          call(greetingRoutes.saveImageCategory, {
            body: { ...values, version, ...(id === undefined ? { order } : { imageCategoryId: id }) },
          })
        }
        reload={reload}
        onSaved={async () => {
          await queries.invalidateQueries({ queryKey: keys.library('categories') })
          sayDone(t`Saved`)
          onClose()
        }}
        words={saveFailure}
        alwaysSave
      >
        <NameFields maxLength={libraryBounds.name} />
        <SelectField
          name="kind"
          label={t`Kind`}
          required
          choices={categoryKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))}
        />
      </RecordForm>
    </Sheet>
  )
}
