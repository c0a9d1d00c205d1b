import { useLingui } from '@lingui/react/macro'
import { occasionsQuery } from '../api/greetings.ts'
import { userQuery } from '../api/people.ts'
import { useRemote } from '../api/remote.ts'
import { failureText } from '../failure-words.ts'
import { Card } from '../ui/Card.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { TasteForm } from './TasteForm.tsx'

/** What a customer wants of greetings: languages, and what never shows. */
export function GreetingWishesScreen() {
  const { t } = useLingui()
  const user = useRemote(userQuery)
  const occasions = useRemote(occasionsQuery)
  const failed = user.error ?? occasions.error
  const isThere = user.data && occasions.data
  return (
    <Page title={t`Greetings for you`} subtitle={t`They count for all your businesses.`}>
      {failed && !isThere ? (
        <InlineError
          message={failureText(failed)}
          onRetry={() => {
            user.reload()
            occasions.reload()
          }}
        />
      ) : (
        <Card>
          {isThere ? (
            <TasteForm user={user.data!} occasions={occasions.data!} />
          ) : (
            <FormSkeleton fields={3} />
          )}
        </Card>
      )}
    </Page>
  )
}
