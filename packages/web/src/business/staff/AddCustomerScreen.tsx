import { useLingui } from '@lingui/react/macro'
import type { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { Reply } from '@parichay/contract/route.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageAccess } from '../../shell/page-access.ts'
import { Page } from '../../ui/Page.tsx'
import { fromDesktop } from '../../ui/theme.ts'
import { twoColumns } from '../../ui/two-columns.ts'
import { AddCustomerForm } from './AddCustomerForm.tsx'
import { FoundCustomer } from './FoundCustomer.tsx'
import { LatestBusinesses } from './LatestBusinesses.tsx'

/** Finds a customer by phone or e-mail, or registers a new one, and leads on to the business. */
export function AddCustomerScreen() {
  const { t } = useLingui()
  const { phoneNumber } = useSearch({ strict: false }) as { phoneNumber?: string }
  const [found, setFound] = useState<Reply<typeof businessRoutes.registerUserAndGetBusinesses>>()
  const isDesktop = useMediaQuery(fromDesktop, { noSsr: true })
  const hasLatest = usePageAccess('businesses')?.rows === true && isDesktop
  return (
    <Page
      title={t`Add customer`}
      width={hasLatest ? 'lg' : 'sm'}
      subtitle={found ? undefined : t`The number they sign in with. Nothing is sent to them.`}
    >
      <Box sx={hasLatest ? twoColumns : {}}>
        {found ? (
          <FoundCustomer found={found} onAnother={() => setFound(undefined)} />
        ) : (
          <AddCustomerForm phoneNumber={phoneNumber} onFound={setFound} />
        )}
        {hasLatest && <LatestBusinesses />}
      </Box>
    </Page>
  )
}
