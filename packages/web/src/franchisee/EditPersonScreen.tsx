import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { useSearch } from '@tanstack/react-router'
import { personQuery, staffPermissionsQuery } from '../api/staff-list.ts'
import { failureText } from '../failure-words.ts'
import { isCallFailed } from '../failures.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { NobodyHere } from './NobodyHere.tsx'
import { PersonForm } from './PersonForm.tsx'

/** A new person, or one to change. */
export function EditPersonScreen() {
  const { t } = useLingui()
  const { franchiseeId: id } = useSearch({ strict: false }) as { franchiseeId?: string }
  const isNew = id === undefined
  const known = /^\d{1,9}$/.test(id ?? '')
  const answer = useRemote({ ...personQuery(Number(id)), enabled: known })
  const permissions = useRemote(staffPermissionsQuery)
  const isGone = !isNew && (!known || (isCallFailed(answer.error) && answer.error.code === 'NOT_FOUND'))
  const title = isNew ? t`Add person` : t`Edit person`
  if (isGone) return <NobodyHere title={title} />
  const error = answer.error ?? permissions.error
  const retry = () => {
    if (known) answer.reload()
    permissions.reload()
  }
  return (
    <Page
      title={title}
      width="lg"
      subtitle={isNew ? t`They are invited by SMS and choose their own password.` : undefined}
    >
      {permissions.data && (isNew || answer.data) ? (
        <PersonForm key={id ?? 'new'} person={answer.data ?? null} permissions={permissions.data} />
      ) : error ? (
        <InlineError message={failureText(error)} onRetry={retry} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </Page>
  )
}
