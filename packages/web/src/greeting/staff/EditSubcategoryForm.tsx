import { useLingui } from '@lingui/react/macro'
import { istDay } from '@parichay/contract/business/rules.ts'
import {
  type DatedSubcategory,
  type ImageCategory,
  ImageSubcategoryChange,
  libraryBounds,
} from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { z } from 'zod'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { changeOfSubcategory, yearlyDays } from '../../api/library-days.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { Button } from '../../ui/Button.tsx'
import { Form, usePanelForm } from '../../ui/form/Form.tsx'
import { useKeptDraft } from '../../ui/form/keep-draft.ts'
import { NameFields } from '../../ui/form/NameFields.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { OccasionFields } from './OccasionFields.tsx'
import { saveFailure } from './words.ts'

type Typed = z.input<typeof ImageSubcategoryChange>
type Values = z.output<typeof ImageSubcategoryChange>
type Props = {
  category: ImageCategory
  row: DatedSubcategory | undefined
  order: number
  onClose: () => void
}

/** An occasion has a day. */
const rules = ImageSubcategoryChange.refine(({ dateType, days }) => dateType === null || days.length > 0, {
  path: ['days'],
})

const empty = (order: number): Typed => ({
  name: '',
  names: {},
  order,
  dateType: null,
  days: [],
  regions: [],
  communities: [],
  priority: 3,
  showDaysBefore: 3,
  source: '',
  searchWords: '',
})

/** A new subcategory or one that is there; with a kind of date it is an occasion. */
export function EditSubcategoryForm({ category, row, order, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const queries = useQueryClient()
  const { inWords } = useLibraryNames()
  const start = row ? (changeOfSubcategory(row) as Typed) : empty(order)
  const form = usePanelForm<Typed, Values>(rules as never, start)
  const name = `image-subcategory-${category.imageCategoryId}-${row?.imageSubcategoryId ?? 'new'}`
  const endDraft = useKeptDraft(form, name, { base: { values: start, version: 0 } })
  const save = async (values: Values) => {
    const today = istDay(new Date())
    const days =
      values.dateType === null
        ? []
        : values.dateType === 'FIXED'
          ? yearlyDays(values.days, today)
          : values.days
    await call(greetingRoutes.saveImageSubcategory, {
      params: { imageCategoryId: category.imageCategoryId },
      body: { ...values, days },
    })
    endDraft()
    await queries.invalidateQueries({ queryKey: keys.library('subcategories') })
    sayDone(t`Saved`)
    return 'saved' as const
  }
  return (
    <Sheet
      open
      width="sm"
      onClose={onClose}
      title={row ? t`Edit ${inWords(row)}` : t`Add to ${inWords(category)}`}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={id} busy={form.formState.isSubmitting}>{t`Save`}</Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={save} onSaved={onClose} words={saveFailure}>
        <NameFields maxLength={libraryBounds.name} />
        <TextField
          name="searchWords"
          label={t`Other words people look for`}
          hint={t`Other spellings and names, with spaces between them.`}
          maxLength={600}
        />
        <OccasionFields />
      </Form>
    </Sheet>
  )
}
