import { useLingui } from '@lingui/react/macro'
import { type BusinessForm, otherCategory } from '@parichay/contract/business/form.ts'
import { useRemote } from '../api/remote.ts'
import { useWatch } from 'react-hook-form'
import { categoriesQuery } from '../api/customer-queries.ts'
import { failureText } from '../failure-words.ts'
import { ComboField } from '../ui/form/ComboField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'

/** The kind of business, searched in the panel's language; words of one's own where none fits. */
export function CategoryField() {
  const { t, i18n } = useLingui()
  const categories = useRemote(categoriesQuery)
  const category = useWatch<BusinessForm, 'category'>({ name: 'category' })
  const language = i18n.locale === 'hi' ? 'hi' : undefined
  const choices = (categories.data ?? []).map((one) => ({
    value: one.name,
    label: (language && one.names[language]) || one.name,
  }))
  const other = { value: otherCategory, label: t`Other – tell us` }
  return (
    <>
      <ComboField
        name="category"
        label={t`Category`}
        required
        choices={[...choices, other]}
        always={otherCategory}
        loading={categories.pending}
        placeholder={t`Search, such as Tailor`}
      />
      {categories.error !== null && !categories.data && (
        <InlineError message={failureText(categories.error)} onRetry={categories.reload} />
      )}
      {category === otherCategory && (
        <TextField
          name="otherCategory"
          label={t`Your category`}
          required
          maxLength={60}
          hint={t`In your own words, such as “Kite maker”`}
        />
      )}
    </>
  )
}
