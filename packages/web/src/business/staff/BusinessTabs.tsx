import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import Box from '@mui/material/Box'
import { useSearch } from '@tanstack/react-router'
import { useStaff } from '../../api/staff.ts'
import { useGo } from '../../go.ts'
import { type BusinessTab, paths } from '../../paths.ts'
import { useAgency } from '../../session.ts'
import { Pill, Pills } from '../../ui/Pill.tsx'

/** The tabs a member of staff has of a business, and the one that the address names; none is the overview. */
export function useBusinessTab(): { tabs: BusinessTab[]; tab: BusinessTab | undefined } {
  const { may, money, ofSuperAdminAgency } = useStaff()
  const { configuration } = useAgency()
  const given = (useSearch({ strict: false }) as { tab?: string }).tab
  const has: Record<BusinessTab, boolean> = {
    card: true,
    greetings: isOn(configuration, 'greetings'),
    // Whoever looks after all agencies sees what those sell, as in All Projects.
    'pdf-cards': (ofSuperAdminAgency || isOn(configuration, 'pdfCards')) && may('pdf.view'),
    videos: (ofSuperAdminAgency || isOn(configuration, 'promotionalVideos')) && may('video.view'),
    payments: may('payment.view') && money.paid,
    notes: true,
    activity: true,
  }
  const tabs = (Object.keys(has) as BusinessTab[]).filter((one) => has[one])
  return { tabs, tab: tabs.find((one) => one === given) }
}

/** The parts of the page of a business. */
export function BusinessTabs({ business }: { business: Business }) {
  const { t } = useLingui()
  const go = useGo()
  const { tabs, tab } = useBusinessTab()
  const names = {
    card: t`Card`,
    greetings: t`Greetings`,
    'pdf-cards': t`ID cards`,
    videos: t`Videos`,
    payments: t`Payments and invoices`,
    notes: t`Notes`,
    activity: t`Activity`,
  }
  const open = (one: BusinessTab | undefined) =>
    go(paths.adminBusiness(business.businessId, one ? { tab: one } : {}), { replace: true, keepScroll: true })
  return (
    <Box sx={{ mb: 2.5 }}>
      <Pills label={t`What to see`} inOneRow>
        <Pill pressed={!tab} onClick={() => open(undefined)}>{t`Overview`}</Pill>
        {tabs.map((one) => (
          <Pill key={one} pressed={tab === one} onClick={() => open(one)}>
            {names[one]}
          </Pill>
        ))}
      </Pills>
    </Box>
  )
}
