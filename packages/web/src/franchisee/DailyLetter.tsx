import { useLingui } from '@lingui/react/macro'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { ownLetterQuery } from '../api/staff-list.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { showError } from '../ui/dialogs.tsx'
import { Switch } from '../ui/form/SwitchField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'

/** The daily letter of whoever is signed in: on or off at once, in the language of this page. */
export function DailyLetter() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { data, error, reload } = useRemote(ownLetterQuery)
  const { queryKey } = ownLetterQuery
  const change = async (daily: boolean) => {
    const before = data
    queries.setQueryData(queryKey, (old) => old && { ...old, daily })
    try {
      const language = i18n.locale === 'hi' ? 'hi' : 'en'
      const now = await call(franchiseeRoutes.changeOwnLetter, { body: { daily, language } })
      queries.setQueryData(queryKey, now)
    } catch (failure) {
      queries.setQueryData(queryKey, before)
      void showError(failure)
    }
  }
  if (error) return <InlineError message={failureText(error)} onRetry={reload} />
  if (!data) return <ListSkeleton rows={1} />
  const { daily, email } = data
  return (
    <Switch
      label={t`Daily letter`}
      hint={
        email
          ? t`Each morning to ${email}: what happened yesterday and what waits. Nothing comes where there is nothing to say.`
          : t`You have no e-mail address here. Ask your admin to add one.`
      }
      checked={daily && email !== null}
      disabled={email === null}
      onChange={(on) => void change(on)}
    />
  )
}
