import { useLingui } from '@lingui/react/macro'
import { libraryBounds, postLanguages } from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { languageName } from '../../ui/language-name.ts'
import { subcategoriesQuery } from '../../api/library.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { showError } from '../../ui/dialogs.tsx'
import { ChipsField } from '../../ui/form/ChipsField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { saveFailure } from './words.ts'

/** Where a post stands and for whom: the same for one post and for a batch. */
export function PostFields() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
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
  const addTag = async (name: string) => {
    try {
      const tag = await call(greetingRoutes.saveImageTag, { body: { name } })
      await queries.invalidateQueries({ queryKey: keys.library('tags') })
      return tag.imageTagId
    } catch (error) {
      void showError(error, saveFailure)
      return undefined
    }
  }
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
        choices={(category === null ? [] : (subcategories.data ?? [])).map((one) => ({
          value: one.imageSubcategoryId,
          label: names.inWords(one),
        }))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignItems: 'start',
        }}
      >
        <SelectField
          name="language"
          label={t`Language`}
          required
          choices={postLanguages.map((value) => ({ value, label: languageName(value, i18n.locale) }))}
        />
        <DateField name="day" label={t`Date`} />
      </Box>
      <ChipsField
        name="imageTagIds"
        label={t`Tags`}
        placeholder={t`Type a word`}
        max={libraryBounds.tags}
        choices={names.tags.map((one) => ({ value: one.imageTagId, label: one.name }))}
        onNew={addTag}
      />
      <SwitchField
        name="isPremium"
        label={t`Premium`}
        hint={t`Only for customers whose plan has greetings.`}
      />
    </>
  )
}
