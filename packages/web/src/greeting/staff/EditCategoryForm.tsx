import { useLingui } from '@lingui/react/macro'
import {
  categoryKinds,
  type ImageCategory,
  ImageCategoryChange,
  libraryBounds,
} from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { z } from 'zod'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { Form, usePanelForm } from '../../ui/form/Form.tsx'
import { useKeptDraft } from '../../ui/form/keep-draft.ts'
import { NameFields } from '../../ui/form/NameFields.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { kindNames, saveFailure } from './words.ts'

type Typed = z.input<typeof ImageCategoryChange>
type Values = z.output<typeof ImageCategoryChange>
type Props = { category: ImageCategory | undefined; order: number; onClose: () => void }

/** A new category or one that is there: its names and what it is for. */
export function EditCategoryForm({ category, order, onClose }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const queries = useQueryClient()
  const start: Typed = category
    ? {
        imageCategoryId: category.imageCategoryId,
        name: category.name,
        names: category.names,
        kind: category.kind,
        order: category.order,
      }
    : { name: '', names: {}, kind: 'evergreen', order }
  const form = usePanelForm<Typed, Values>(ImageCategoryChange as never, start)
  const endDraft = useKeptDraft(form, `image-category-${category?.imageCategoryId ?? 'new'}`, {
    base: { values: start, version: 0 },
  })
  const save = async (values: Values) => {
    await call(greetingRoutes.saveImageCategory, { body: values })
    endDraft()
    await queries.invalidateQueries({ queryKey: keys.library('categories') })
    sayDone(t`Saved`)
    return 'saved' as const
  }
  return (
    <Sheet
      open
      width="sm"
      onClose={onClose}
      title={category ? t`Edit category` : t`Add category`}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={id} busy={form.formState.isSubmitting}>{t`Save`}</Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={save} onSaved={onClose} words={saveFailure}>
        <NameFields maxLength={libraryBounds.name} />
        <SelectField
          name="kind"
          label={t`Kind`}
          required
          choices={categoryKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))}
        />
      </Form>
    </Sheet>
  )
}
