import { useLingui } from '@lingui/react/macro'
import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { BadgeIndianRupee, FileUp, ListChecks, MessageCircle, Trash2, UserRoundCog } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { filterOf } from '../api/bulk.ts'
import { keys } from '../api/keys.ts'
import { bulkRights, useStaff } from '../api/staff.ts'
import type { BusinessQuery } from '../api/staff-queries.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { countText } from '../ui/dates.ts'
import { askDelete } from './DeleteManySheet.tsx'
import { askMessage } from './MessageManySheet.tsx'
import { askMove } from './MoveManySheet.tsx'
import { askPlan } from './PlanManySheet.tsx'

type Props = { query: BusinessQuery; total: number; totalIsMore: boolean }

/** What can be done with all businesses that the filters find, and the way to import more. Nothing for who may do none of it. */
export function BulkMenu({ query, total, totalIsMore }: Props) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const staff = useStaff()
  const rights = bulkRights(staff)
  const { person, seesAllAgencies } = staff
  const agencyId = query.agencyId ?? (seesAllAgencies ? undefined : person?.agencyId)
  const count = countText(total, i18n.locale)
  const disabledReason =
    total === 0
      ? t`No business is found.`
      : totalIsMore || total > bulkBounds.rows
        ? t`One job takes 10,000 businesses. Narrow the list first.`
        : agencyId === undefined
          ? t`Choose one agency first: press its name in the list.`
          : undefined
  const choice = { filter: filterOf(query), expected: total, agencyId: agencyId ?? 0 }
  const begin = (ask: (about: typeof choice) => Promise<BulkJob | null>) => async () => {
    const job = await ask(choice)
    if (!job) return
    void queries.invalidateQueries({ queryKey: keys.bulk() })
    go(paths.bulkJob(job.bulkJobId))
  }
  const deeds: (MenuAction | false)[] = [
    rights.plan && {
      id: 'plan',
      label: t`Assign plan …`,
      icon: BadgeIndianRupee,
      onSelect: () => void begin(askPlan)(),
      disabledReason,
    },
    rights.move && {
      id: 'move',
      label: t`Move to a franchisee …`,
      icon: UserRoundCog,
      onSelect: () => void begin(askMove)(),
      disabledReason,
    },
    rights.message && {
      id: 'message',
      label: t`Message on WhatsApp …`,
      icon: MessageCircle,
      onSelect: () => void begin(askMessage)(),
      disabledReason,
    },
    rights.delete && {
      id: 'delete',
      label: t`Delete …`,
      icon: Trash2,
      danger: true,
      onSelect: () => void begin(askDelete)(),
      disabledReason,
    },
    rights.import && {
      id: 'import',
      label: t`Import from a file`,
      icon: FileUp,
      onSelect: () => go(paths.importBusinesses({ agencyId: query.agencyId })),
    },
    rights.jobs && {
      id: 'jobs',
      label: t`Jobs so far`,
      icon: ListChecks,
      onSelect: () => go(paths.bulkJobs()),
    },
  ]
  const actions = deeds.filter((one) => one !== false)
  if (actions.length === 0) return null
  return (
    <ActionMenu
      isWritten
      icon={ListChecks}
      label={total > 0 && !totalIsMore ? t`With all ${count}` : t`With all`}
      actions={actions}
    />
  )
}
