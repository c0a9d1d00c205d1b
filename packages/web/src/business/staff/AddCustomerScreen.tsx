import { useLingui } from '@lingui/react/macro'
import type { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { Reply } from '@parichay/contract/route.ts'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../../ui/Page.tsx'
import { AddCustomerForm } from './AddCustomerForm.tsx'
import { FoundCustomer } from './FoundCustomer.tsx'

/** Finds a customer by phone or e-mail, or registers a new one, and leads on to the business. */
export function AddCustomerScreen() {
  const { t } = useLingui()
  const { phoneNumber } = useSearch({ strict: false }) as { phoneNumber?: string }
  const [found, setFound] = useState<Reply<typeof businessRoutes.registerUserAndGetBusinesses>>()
  return (
    <Page
      title={t`Add customer`}
      subtitle={found ? undefined : t`The number they sign in with. Nothing is sent to them.`}
    >
      {found ? (
        <FoundCustomer found={found} onAnother={() => setFound(undefined)} />
      ) : (
        <AddCustomerForm phoneNumber={phoneNumber} onFound={setFound} />
      )}
    </Page>
  )
}
