import { useLingui } from '@lingui/react/macro'
import {
  billingPart,
  brandingPart,
  contactPart,
  limitsPart,
  productsPart,
  renewalsPart,
  securityPart,
  profilePart,
} from '@parichay/contract/agency/forms.ts'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import { useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { TermsSection } from '../bill/EditTermsForm.tsx'
import { SellerForm } from '../bill/SellerForm.tsx'
import { useGo } from '../go.ts'
import { Pile } from '../ui/shapes.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { twoColumns } from '../ui/two-columns.ts'
import { AdminsPanel } from './AdminsPanel.tsx'
import { BillingFields } from './BillingFields.tsx'
import { BrandingFields } from './BrandingFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { DataPanel } from './DataPanel.tsx'
import { DomainPanel } from './DomainPanel.tsx'
import { GatewayPanel } from './GatewayPanel.tsx'
import { LimitsFields } from './LimitsFields.tsx'
import { MessagingPanel } from './MessagingPanel.tsx'
import { PartForm } from './PartForm.tsx'
import { ProductFields } from './ProductFields.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { RenewalsFields } from './RenewalsFields.tsx'
import { SecurityFields } from './SecurityFields.tsx'
import { StandingPanel } from './StandingPanel.tsx'

type Props = {
  agency: AgencyRecord
  onChange: (agency: AgencyRecord) => void
  hrefOf: (tab: string | undefined) => string
}

/** An agency in tabs; those that may set less see less. The open tab stands in the address. */
export function AgencyTabs({ agency, onChange, hrefOf }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const { can, roles } = agency
  const part = { agency, onChange }
  const narrow = (child: ReactNode) => <Box sx={{ maxWidth: 720, display: 'grid', gap: 2.5 }}>{child}</Box>
  const branding = {
    id: 'branding',
    label: t`Branding`,
    body: (
      <PartForm name="branding" part={brandingPart} {...part}>
        <BrandingFields agency={agency} />
      </PartForm>
    ),
  }
  const security = (
    <PartForm name="security" part={securityPart} {...part}>
      <SecurityFields />
    </PartForm>
  )
  const renewals = (
    <PartForm name="renewals" part={renewalsPart} {...part}>
      <RenewalsFields />
    </PartForm>
  )
  const own = [
    {
      id: 'contact',
      label: t`Contact`,
      body: (
        <Box sx={twoColumns}>
          <Pile gap={2.5} oneColumn>
            <PartForm name="contact" part={contactPart} {...part}>
              <ContactFields />
            </PartForm>
            {renewals}
          </Pile>
          {security}
        </Box>
      ),
    },
    branding,
    { id: 'data', label: t`Data`, body: narrow(<DataPanel agencyId={agency.agencyId} />) },
  ]
  const all = [
    {
      id: 'profile',
      label: t`Profile`,
      body: (
        <>
          <PartForm name="profile" part={profilePart} {...part}>
            <ProfileFields agency={agency} />
          </PartForm>
          <Box sx={{ mt: 3, maxWidth: 720 }}>
            <SellerForm agencyId={agency.agencyId} />
          </Box>
        </>
      ),
    },
    branding,
    {
      id: 'products',
      label: t`Products`,
      body: (
        <PartForm name="products" part={productsPart} {...part}>
          <ProductFields />
        </PartForm>
      ),
    },
    {
      id: 'billing',
      label: t`Billing`,
      body: (
        <Pile gap={2.5} oneColumn>
          <Box sx={twoColumns}>
            <PartForm name="billing" part={billingPart} {...part}>
              <BillingFields />
            </PartForm>
            {!roles.includes('superadmin') && <TermsSection agencyId={agency.agencyId} />}
          </Box>
          <Box sx={twoColumns}>
            <GatewayPanel
              agencyId={agency.agencyId}
              sellsOnline={agency.configuration.onlinePayment.enablePaymentIntegration}
            />
            {renewals}
          </Box>
        </Pile>
      ),
    },
    { id: 'messaging', label: t`Messaging`, body: narrow(<MessagingPanel agencyId={agency.agencyId} />) },
    { id: 'domain', label: t`Domain`, body: <DomainPanel {...part} /> },
    {
      id: 'admins',
      label: t`Admins`,
      body: (
        <Pile gap={2.5} oneColumn>
          <AdminsPanel {...part} />
          {narrow(security)}
        </Pile>
      ),
    },
    {
      id: 'limits',
      label: t`Limits`,
      body: narrow(
        <PartForm name="limits" part={limitsPart} {...part}>
          <LimitsFields usage={agency.usage} />
        </PartForm>,
      ),
    },
    {
      id: 'data',
      label: t`Data`,
      body: (
        <Box sx={twoColumns}>
          <Pile gap={2.5} oneColumn>
            <DataPanel agencyId={agency.agencyId} />
          </Pile>
          {can.suspend === true && (
            <Pile gap={2.5} oneColumn>
              <StandingPanel {...part} />
            </Pile>
          )}
        </Box>
      ),
    },
  ]
  const tabs = can.platform === true ? all : own
  const shown = tabs.find(({ id }) => id === tab) ?? tabs[0]!
  return (
    <>
      <Box sx={{ mb: 2.5 }}>
        <Pills label={t`Parts of the settings`} inOneRow>
          {tabs.map(({ id, label }, place) => (
            <Pill
              key={id}
              pressed={id === shown.id}
              onClick={() => go(hrefOf(place === 0 ? undefined : id), { replace: true })}
            >
              {label}
            </Pill>
          ))}
        </Pills>
      </Box>
      <Box key={shown.id}>{shown.body}</Box>
    </>
  )
}
