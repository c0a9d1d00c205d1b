import { useLingui } from '@lingui/react/macro'
import { BadgeIndianRupee, FileDown, FileUp, MessageCircle, Trash2, UserRoundCog } from 'lucide-react'
import { bulkRights, useStaff } from '../api/staff.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { askDelete } from './DeleteManySheet.tsx'
import { askExport } from './ExportManySheet.tsx'
import { type JobDeed, JobMenu } from './JobMenu.tsx'
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
  const rights = bulkRights(useStaff())
  const deeds: (JobDeed<typeof choice> | false)[] = [
    rights.plan && { id: 'plan', label: t`Assign plan …`, icon: BadgeIndianRupee, ask: askPlan },
    rights.move && { id: 'move', label: t`Move to a franchisee …`, icon: UserRoundCog, ask: askMove },
    rights.message && {
      id: 'message',
      label: t`Message on WhatsApp …`,
      icon: MessageCircle,
      ask: askMessage,
    },
    rights.export && { id: 'export', label: t`Export to a file …`, icon: FileDown, ask: askExport },
    rights.delete && { id: 'delete', label: t`Delete …`, icon: Trash2, danger: true, ask: askDelete },
  ]
  return (
    <JobMenu
      label={label}
      choice={choice}
      disabledReason={disabledReason}
      deeds={deeds}
      beside={[
        lists &&
          rights.import && {
            id: 'import',
            label: t`Import from a file`,
            icon: FileUp,
            onSelect: () => go(paths.importBusinesses({ agencyId: lists.importInto })),
          },
      ]}
      withJobs={lists && rights.jobs}
    />
  )
}
