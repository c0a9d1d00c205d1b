import { useLingui } from '@lingui/react/macro'
import type { User } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { libraryName } from '@parichay/contract/greeting/days.ts'
import type { DatedSubcategory } from '@parichay/contract/greeting/fields.ts'
import { GreetingTaste } from '@parichay/contract/greeting/fields.taste.ts'
import { mostHiddenOccasions, postLanguages, religions, tasteOf } from '@parichay/contract/greeting/tastes.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { ChipsField } from '../ui/form/ChipsField.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SaveBar } from '../ui/form/SaveBar.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { communityNames } from './staff/words.ts'
import { TastePills } from './TastePills.tsx'
import { languageNames } from './words.ts'

type Props = { user: User; occasions: readonly DatedSubcategory[] }

/** In which languages greetings come, and which never show. */
export function TasteForm({ user, occasions }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const form = usePanelForm(GreetingTaste, tasteOf(user.preference))
  const save = async (greetings: z.output<typeof GreetingTaste>) => {
    const { updatedUser } = await call(authRoutes.updatePreference, { body: { preference: { greetings } } })
    queries.setQueryData(keys.user, updatedUser)
    for (const queryKey of [keys.posts(), keys.favourites(), keys.pageItems()])
      void queries.invalidateQueries({ queryKey })
    sayDone(t`Your greetings are chosen anew.`)
    return 'saved' as const
  }
  return (
    <Form form={form} onSubmit={save}>
      <TastePills
        name="languages"
        label={t`Languages`}
        hint={t`The first one leads. None chosen: the languages of your business.`}
        choices={postLanguages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        isNumbered
      />
      <TastePills
        name="hiddenReligions"
        label={t`Never show festivals of`}
        hint={t`What several communities keep stays while one of them is shown.`}
        choices={religions.map((value) => ({ value, label: i18n._(communityNames[value]!) }))}
      />
      <ChipsField
        name="hiddenOccasions"
        label={t`Never show these days`}
        placeholder={t`Type a day or festival`}
        max={mostHiddenOccasions}
        choices={occasions
          .filter(({ dateType }) => dateType !== null)
          .map((one) => ({ value: one.imageSubcategoryId, label: libraryName(one, i18n.locale) }))}
      />
      <SaveBar />
    </Form>
  )
}
