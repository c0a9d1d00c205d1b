import { useLingui } from '@lingui/react/macro'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import {
  BadgeIndianRupee,
  FileDown,
  FileUp,
  ListChecks,
  MessageCircle,
  Trash2,
  UserRoundCog,
} from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { keys } from '../api/keys.ts'
import { bulkRights, useStaff } from '../api/staff.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { askDelete } from './DeleteManySheet.tsx'
import { askExport } from './ExportManySheet.tsx'
import { askMessage } from './MessageManySheet.tsx'
import { askMove } from './MoveManySheet.tsx'
import { askPlan } from './PlanManySheet.tsx'
import type { ManyProps } from './words.ts'

type Props = {
  label: string
  choice: ManyProps['choice']
  /** Why none of it can be done now. */
  disabledReason: string | undefined
  /** The ways to the import and to the jobs so far, which are about no choice of businesses. */
  lists?: { importInto: number | undefined }
}

/** What can be done with many businesses at once. Nothing for who may do none of it. */
export function ManyMenu({ label, choice, disabledReason, lists }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const rights = bulkRights(useStaff())
  const begin = (ask: (about: typeof choice) => Promise<BulkJob | null>) => async () => {
    const job = await ask(choice)
    if (!job) return
    void queries.invalidateQueries({ queryKey: keys.bulk() })
    go(paths.bulkJob(job.bulkJobId))
  }
  const deeds: (MenuAction | false | undefined)[] = [
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
    rights.export && {
      id: 'export',
      label: t`Export to a file …`,
      icon: FileDown,
      onSelect: () => void begin(askExport)(),
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
    lists &&
      rights.import && {
        id: 'import',
        label: t`Import from a file`,
        icon: FileUp,
        onSelect: () => go(paths.importBusinesses({ agencyId: lists.importInto })),
      },
    lists &&
      rights.jobs && {
        id: 'jobs',
        label: t`Jobs so far`,
        icon: ListChecks,
        onSelect: () => go(paths.bulkJobs()),
      },
  ]
  const actions = deeds.filter((one) => one !== false && one !== undefined)
  if (actions.length === 0) return null
  return <ActionMenu isWritten icon={ListChecks} label={label} actions={actions} />
}
