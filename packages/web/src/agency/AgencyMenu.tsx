import { useLingui } from '@lingui/react/macro'
import type { AgencyListItem } from '@parichay/contract/agency/record.ts'
import { ExternalLink, LayoutTemplate, Pause, Play, ReceiptIndianRupee, Settings2 } from 'lucide-react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { byVerdict } from '../ui/by-verdict.ts'
import { useStanding } from '../api/agency-standing.ts'

/** The deeds of a row. */
export function AgencyMenu({ agency, onChanged }: { agency: AgencyListItem; onChanged: () => void }) {
  const { t } = useLingui()
  const go = useGo()
  const { suspend, resume } = useStanding(agency, onChanged)
  const { agencyId, agencyName, host, url, status, outstandingPaise, can } = agency
  const list: (MenuAction | false)[] = [
    byVerdict(can.edit, {
      id: 'edit',
      label: t`Settings`,
      icon: Settings2,
      onSelect: () => go(paths.agencySettings(agencyId)),
    }),
    host !== null && {
      id: 'open',
      label: t`Open its panel`,
      icon: ExternalLink,
      onSelect: () => void window.open(`${url}${paths.franchiseeLogin()}`, '_blank', 'noopener'),
    },
    byVerdict(can.edit, {
      id: 'category-pages',
      label: t`Category pages`,
      icon: LayoutTemplate,
      onSelect: () => go(paths.categoryPages({ agencyId })),
    }),
    outstandingPaise !== null && {
      id: 'bills',
      label: t`Bills`,
      icon: ReceiptIndianRupee,
      onSelect: () => go(paths.monthPayment({ agencyId })),
    },
    byVerdict(
      can.suspend,
      status === 'ACTIVE'
        ? { id: 'suspend', label: t`Suspend`, icon: Pause, danger: true, onSelect: () => void suspend() }
        : { id: 'resume', label: t`Resume`, icon: Play, onSelect: () => void resume() },
    ),
  ]
  return (
    <ActionMenu
      label={t`Actions for ${agencyName}`}
      actions={list.filter((one): one is MenuAction => one !== false)}
    />
  )
}
