import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { subcategoriesQuery } from '../../api/library.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { useRemote } from '../../api/remote.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'

/** Where a post stands: a category, and an occasion of it or none. Of one post, a batch, or many at once; `without` is no choice. */
export function PlaceFields({ without }: { without?: number }) {
  const { t } = useLingui()
  const names = useLibraryNames()
  const { setValue } = useFormContext()
  const category = useWatch({ name: 'imageCategoryId' }) as number | null
  const subcategories = useRemote({ ...subcategoriesQuery(category ?? 0), enabled: category !== null })
  const before = useRef(category)
  useEffect(() => {
    // Subcategories belong to one category; a draft that comes back brings both at once.
    if (before.current !== null && before.current !== category && subcategories.data) {
      const chosen = (document.getElementsByName('imageSubcategoryId')[0] as HTMLSelectElement | undefined)
        ?.value
      if (!chosen) setValue('imageSubcategoryId', null, { shouldDirty: true })
    }
    before.current = category
  }, [category, subcategories.data, setValue])
  return (
    <>
      <SelectField
        name="imageCategoryId"
        label={t`Category`}
        required
        placeholder={t`Choose`}
        choices={names.categories.map((one) => ({ value: one.imageCategoryId, label: names.inWords(one) }))}
      />
      <SelectField
        name="imageSubcategoryId"
        label={t`Subcategory or occasion`}
        placeholder={t`None`}
        choices={(category === null
          ? []
          : (subcategories.data ?? []).filter((one) => one.imageSubcategoryId !== without)
        ).map((one) => ({
          value: one.imageSubcategoryId,
          label: names.inWords(one),
        }))}
      />
    </>
  )
}
