import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { ShieldAlert } from 'lucide-react'
import { countedExceptions, openExceptionCountQuery } from '../api/exceptions.ts'
import { AccountRow } from '../auth/AccountRow.tsx'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { Bone } from '../ui/Skeletons.tsx'

/** The way to the exceptions, with how many wait; for admins. */
export function ExceptionsRow() {
  const { t } = useLingui()
  const { data: count, error } = useRemote(openExceptionCountQuery)
  const waiting =
    count === undefined ? (
      error ? (
        t`What about money needs a person`
      ) : (
        <Bone width={140} height={20} />
      )
    ) : count === 0 ? (
      t`Nothing needs a person`
    ) : count >= countedExceptions ? (
      t`${countedExceptions} or more need a person`
    ) : (
      plural(count, { one: '# needs a person', other: '# need a person' })
    )
  return (
    <Card flush>
      <AccountRow
        icon={ShieldAlert}
        title={t`Payment exceptions`}
        text={waiting}
        href={paths.paymentExceptions()}
      />
    </Card>
  )
}
