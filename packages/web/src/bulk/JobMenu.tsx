import { useLingui } from '@lingui/react/macro'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ListChecks, type LucideIcon } from 'lucide-react'
import { keys } from '../api/keys.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { showError } from '../ui/dialogs.tsx'

/** What can be done with many rows: how it is called, and what asks for it and gives the job, or null. */
export type JobDeed<C> = {
  id: string
  label: string
  icon: LucideIcon
  danger?: boolean
  /** Why this one can be done with none of the rows. */
  disabledReason?: string | undefined
  ask: (choice: C) => Promise<BulkJob | null>
}

type Props<C> = {
  label: string
  choice: C
  /** Why none of it can be done now. */
  disabledReason: string | undefined
  deeds: readonly (JobDeed<C> | false)[]
  /** Deeds that are about no choice of rows. */
  beside?: readonly (MenuAction | false | undefined)[]
  /** The way to the jobs so far. */
  withJobs?: boolean | undefined
}

/** What can be done with many rows at once; the job that was begun is looked at. Nothing for who may do none of it. */
export function JobMenu<C>({ label, choice, disabledReason, deeds, beside = [], withJobs }: Props<C>) {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const begin = async (ask: JobDeed<C>['ask']) => {
    try {
      const job = await ask(choice)
      if (!job) return
      void queries.invalidateQueries({ queryKey: keys.bulk() })
      go(paths.bulkJob(job.bulkJobId))
    } catch (error) {
      void showError(error)
    }
  }
  const actions: (MenuAction | false | undefined)[] = [
    ...deeds.map(
      (deed) =>
        deed && {
          ...deed,
          disabledReason: disabledReason ?? deed.disabledReason,
          onSelect: () => void begin(deed.ask),
        },
    ),
    ...beside,
    withJobs && {
      id: 'jobs',
      label: t`Jobs so far`,
      icon: ListChecks,
      onSelect: () => go(paths.bulkJobs()),
    },
  ]
  const there = actions.filter((one) => one !== false && one !== undefined)
  if (there.length === 0) return null
  return <ActionMenu isWritten icon={ListChecks} label={label} actions={there} />
}
