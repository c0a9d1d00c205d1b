import { useLingui } from '@lingui/react/macro'
import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import { useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useStaff } from '../api/staff.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { NoAccessScreen } from '../shell/NoAccessScreen.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { CloseExceptionForm } from './CloseExceptionForm.tsx'
import { ExceptionList } from './ExceptionList.tsx'

/** What about money needs a person, and what was done about it. For admins; the platform sees all agencies. */
export function ExceptionsScreen() {
  const { t } = useLingui()
  const { person, loaded, seesBilling } = useStaff()
  if (!loaded) {
    return (
      <Page title={t`One moment`} hideTitle>
        <ListSkeleton rows={4} />
      </Page>
    )
  }
  return person?.roles.includes('admin') && seesBilling ? <Exceptions /> : <NoAccessScreen />
}

function Exceptions() {
  const { t } = useLingui()
  const go = useGo()
  const { configuration } = useAgency()
  const given = useSearch({ strict: false }) as { show?: string }
  const show = given.show === 'closed' ? 'closed' : 'open'
  const [closing, setClosing] = useState<PaymentException>()
  const tabs = [
    { name: 'open', label: t`Waiting`, href: paths.paymentExceptions() },
    { name: 'closed', label: t`Closed`, href: paths.paymentExceptions({ show: 'closed' }) },
  ] as const
  return (
    <Page
      title={t`Payment exceptions`}
      width="lg"
      subtitle={t`What is unusual about money. Most of it settles by itself; the rest waits here for you.`}
    >
      {!configuration.onlinePayment.enablePaymentIntegration && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="info">
            {t`Online payment is off for your agency. Whoever runs the server connects an account; docs/payments.md says how.`}
          </Notice>
        </Box>
      )}
      <Box sx={{ mb: 2 }}>
        <Pills label={t`Which exceptions`}>
          {tabs.map(({ name, label, href }) => (
            <Pill key={name} pressed={show === name} onClick={() => go(href, { replace: true })}>
              {label}
            </Pill>
          ))}
        </Pills>
      </Box>
      <ExceptionList key={show} show={show} onClose={setClosing} />
      {closing && <CloseExceptionForm exception={closing} onClose={() => setClosing(undefined)} />}
    </Page>
  )
}
