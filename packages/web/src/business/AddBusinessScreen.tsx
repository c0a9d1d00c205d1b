import { useLingui } from '@lingui/react/macro'
import { emptyBusiness } from '@parichay/contract/business/form.ts'
import { useRemote } from '../api/remote.ts'
import { useSearch } from '@tanstack/react-router'
import { userQuery } from '../api/people.ts'
import { failureText } from '../failure-words.ts'
import { useSession } from '../session.ts'
import { useCustomerInHand } from '../shell/on-behalf.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { AddBusinessForm } from './AddBusinessForm.tsx'
import { OnBehalfBanner } from './OnBehalfBanner.tsx'

/** Add a business: one's own, or a customer's when staff name them in the address. */
export function AddBusinessScreen() {
  const { t } = useLingui()
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const isStaff = useSession((state) => state.kind === 'staff')
  const userId = isStaff && /^\d+$/.test(search.userId ?? '') ? Number(search.userId) : undefined
  const customer = useCustomerInHand(userId)
  const user = useRemote({ ...userQuery, enabled: !isStaff })
  const isForeignUser = isStaff
    ? (customer?.isForeignUser ?? search.isForeignUser === 'true')
    : (user.data?.isForeignUser ?? false)
  const person = isStaff ? customer : user.data
  return (
    <Page
      title={t`Add your business`}
      subtitle={t`Two short steps. Only the marked fields are needed.`}
      {...(isStaff ? { title: t`Add a business` } : {})}
    >
      {isStaff && <OnBehalfBanner userId={userId} customer={customer} />}
      {!isStaff && user.error !== null && !user.data ? (
        <InlineError message={failureText(user.error)} onRetry={user.reload} />
      ) : !isStaff && !user.data ? (
        <FormSkeleton fields={5} />
      ) : isStaff && userId === undefined ? null : (
        <AddBusinessForm
          key={person?.phoneNumber ?? person?.email ?? 'unknown'}
          blank={{ ...emptyBusiness(person), category: (search.category ?? '').slice(0, 60) }}
          isForeignUser={isForeignUser}
          {...(userId === undefined ? {} : { userId })}
          wish={
            search.shouldRedirectToDigitalCardEditorOnAddBusiness === 'true'
              ? 'editor'
              : search.shouldCreateDigitalCard === 'true'
                ? 'wizard'
                : 'home'
          }
        />
      )}
    </Page>
  )
}
