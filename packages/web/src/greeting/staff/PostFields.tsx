import { useLingui } from '@lingui/react/macro'
import { libraryBounds, postLanguages } from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { languageName } from '../../ui/language-name.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { showError } from '../../ui/dialogs.tsx'
import { ChipsField } from '../../ui/form/ChipsField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { saveFailure } from './words.ts'

/** Where a post stands and for whom: the same for one post and for a batch. */
export function PostFields() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const names = useLibraryNames()
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
      <PlaceFields />
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
