import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { useRemote } from '../api/remote.ts'
import { totpQuery } from '../api/totp.ts'
import { AccountRow } from './AccountRow.tsx'

/** The second step on the account: whether it is on, and the way to its screen. */
export function TotpRow({ href }: { href: string }) {
  const { t } = useLingui()
  const { data } = useRemote(totpQuery)
  const text = !data
    ? ' '
    : data.since
      ? plural(data.recoveryCodesLeft, {
          one: 'On · # recovery code left',
          other: 'On · # recovery codes left',
        })
      : t`Off · a code of your phone besides the password`
  return <AccountRow icon={ShieldCheck} title={t`Second step`} text={text} href={href} />
}
