import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { bulkBounds, type BulkJob } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { MessageSquareShare, UserRoundCheck, UserRoundMinus } from 'lucide-react'
import { filterOf } from '../api/bulk.ts'
import { type TickedChoice, useChoiceWithin } from '../api/bulk-choice.ts'
import { call } from '../api/client.ts'
import type { PeopleQuery } from '../api/staff-list.ts'
import { type JobDeed, JobMenu } from '../bulk/JobMenu.tsx'
import { reasonText } from '../failure-words.ts'
import type { ConfirmWords } from '../ui/ConfirmDialog.tsx'
import { confirm } from '../ui/dialogs.tsx'
import type { Ticks } from '../ui/list/ticks.ts'
import { personFailure } from './words.ts'

type Choice = TickedChoice<ReturnType<typeof filterOf<PeopleQuery>> & { franchiseeIds?: number[] }>
type Props = {
  ticks: Ticks<Person>
  query: PeopleQuery
  total: number
  /** The rows in sight as they are now: what was ticked may be another way since. */
  page: readonly Person[]
}

/** What can be done with ticked people; what none of them can have done to them is off, and says why. */
export function PeopleTicked({ ticks, query, total, page }: Props) {
  const { t } = useLingui()
  const asked = useChoiceWithin<Person, Choice['filter']>({
    ticks,
    total,
    filter: filterOf(query),
    only: (rows) => ({ franchiseeIds: rows.map(({ franchiseeId }) => franchiseeId) }),
  })
  const rows = ticks.rows.map(
    (row) => page.find(({ franchiseeId }) => franchiseeId === row.franchiseeId) ?? row,
  )
  const some = (is: (row: Person) => boolean) => ticks.all || rows.some(is)
  const set = (isActive: boolean) => (choice: Choice) =>
    call(bulkRoutes.setStaffAccessInBulk, { body: { ...choice, isActive } })
  const whyNotDisabled = () => {
    const there = rows.filter(({ isActive }) => isActive)
    if (ticks.all || there.some(({ can }) => can.disable === true)) return undefined
    const verdict = there[0]?.can.disable
    return verdict === undefined || verdict === true
      ? t`All that are ticked are disabled already.`
      : reasonText(verdict, personFailure)
  }
  const deeds: JobDeed<Choice>[] = [
    {
      id: 'disable',
      label: t`Disable …`,
      icon: UserRoundMinus,
      danger: true,
      disabledReason: whyNotDisabled(),
      ask: asking(set(false), ({ expected }) => ({
        title: plural(expected, { one: 'Disable # person?', other: 'Disable # people?' }),
        message: t`They are signed out everywhere and cannot come in until you let them again. You yourself and the last admin stay. It can be taken back for 30 days.`,
        okLabel: t`Disable`,
        danger: true,
      })),
    },
    {
      id: 'enable',
      label: t`Let in again …`,
      icon: UserRoundCheck,
      disabledReason: some(({ isActive }) => !isActive) ? undefined : t`Nobody who is ticked is disabled.`,
      ask: asking(set(true), ({ expected }) => ({
        title: plural(expected, { one: 'Let # person in again?', other: 'Let # people in again?' }),
        message: t`They can sign in again at once, as before. It can be taken back for 30 days.`,
        okLabel: t`Let in`,
      })),
    },
    {
      id: 'invite',
      label: t`Send the invitation again …`,
      icon: MessageSquareShare,
      disabledReason: some(({ state }) => state === 'invited')
        ? undefined
        : t`All that are ticked have signed in before, or are disabled.`,
      ask: asking(
        (choice) => call(bulkRoutes.inviteStaffInBulk, { body: choice }),
        ({ expected }) => ({
          title: plural(expected, { one: 'Invite # person again?', other: 'Invite # people again?' }),
          message: t`Who never signed in gets an SMS, up to ${bulkBounds.invited} a day. The others stay as they are. It cannot be taken back.`,
          okLabel: t`Send`,
        }),
      ),
    },
  ]
  return <JobMenu {...asked} deeds={deeds} withJobs />
}

/** Asks first, then begins the job. */
const asking =
  (send: (choice: Choice) => Promise<BulkJob>, words: (choice: Choice) => ConfirmWords) =>
  async (choice: Choice) =>
    (await confirm(words(choice))) ? send(choice) : null
