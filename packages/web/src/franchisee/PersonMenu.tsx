import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { whatsappHref } from '@parichay/card-page/phone.ts'
import { useQueryClient } from '@tanstack/react-query'
import {
  HandCoins,
  KeyRound,
  MessageCircle,
  MessageSquareShare,
  Pencil,
  ReceiptText,
  ShieldOff,
  Store,
  Trash2,
  UserRoundCheck,
  UserRoundMinus,
  Waypoints,
} from 'lucide-react'
import { isUnderWay } from '../api/bulk.ts'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { useStaff } from '../api/staff.ts'
import { showPassword } from '../business/staff/PasswordSheet.tsx'
import { isCallFailed } from '../failures.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { byVerdict } from '../ui/by-verdict.ts'
import { confirm, showError } from '../ui/dialogs.tsx'
import { spacedNumber } from '../ui/form/digits.ts'
import { sayDone } from '../ui/snackbar-store.ts'
import { askForHeir } from './HeirSheet.tsx'
import { askForProof } from './ProofSheet.tsx'
import { showSettlements } from './SettlementSheet.tsx'
import { inviteFailure, leftBehind, personFailure, totpFailure } from './words.ts'

type Props = {
  person: Person
  /** They are another way now. */
  onChange: (now: Person) => void
  onGone: () => void
  /** What the list says of several people is old. */
  onAsk: () => void
}

/** The deeds of a row of Franchisee List, as the server's verdicts have them. */
export function PersonMenu({ person, onChange, onGone, onAsk }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const { money } = useStaff()
  const queries = useQueryClient()
  const { franchiseeId, url, name, phoneNumber, version, can, state, counts } = person
  const attempt = (deed: () => Promise<unknown>, words = personFailure) =>
    void deed().catch((error: unknown) => showError(error, words))
  const reach = spacedNumber(phoneNumber)

  const invite = () =>
    attempt(async () => {
      await call(peopleRoutes.inviteStaff, { body: { franchiseeId } })
      sayDone(t`The invitation was sent to ${reach}`)
      onAsk()
    }, inviteFailure)
  const share = () => {
    const address = `${url}${paths.franchiseeLogin()}`
    window.open(
      whatsappHref(
        phoneNumber,
        t`${person.agencyName} invites you to work with it. Sign in at ${address} with this number: press “Forgot password?” and choose your own.`,
      ),
      '_blank',
      'noopener',
    )
  }
  const resetPassword = () =>
    attempt(async () => {
      const yes = await confirm({
        title: t`Reset the password?`,
        message: t`${name} (${reach}) gets a new password and is signed out everywhere.`,
        okLabel: t`Reset password`,
        danger: true,
      })
      if (!yes) return
      const { password } = await call(peopleRoutes.resetStaffPassword, { body: { franchiseeId } })
      await showPassword({ password, name, phoneNumber })
    })
  const resetTotp = () =>
    attempt(async () => {
      const proof = await askForProof(person)
      if (!proof) return
      onChange(await call(peopleRoutes.resetStaffTotp, { body: { franchiseeId, proof } }))
      sayDone(t`${name} signs in without the second step`)
    }, totpFailure)
  const move = () =>
    attempt(async () => {
      const heir = await askForHeir(person)
      if (!heir) return
      const { franchiseeId: toFranchiseeId, outsideToo } = heir
      const body = { franchiseeId, toFranchiseeId, outsideToo }
      const { moved, job } = await call(peopleRoutes.moveBusinesses, { body })
      // What goes on, or was left out, is looked at row by row.
      if (job && (isUnderWay(job) || job.counts.refused > 0)) {
        void queries.invalidateQueries({ queryKey: keys.bulk() })
        go(paths.bulkJob(job.bulkJobId))
        return onAsk()
      }
      sayDone(
        plural(moved, {
          one: `# business moved to ${heir.name}`,
          other: `# businesses moved to ${heir.name}`,
        }),
      )
      onAsk()
    })
  const setActive = (isActive: boolean) =>
    attempt(async () => {
      const yes =
        isActive ||
        (await confirm({
          title: t`Disable ${name}?`,
          message: t`They are signed out everywhere and cannot come in until you let them again. Their businesses stay as they are.`,
          okLabel: t`Disable`,
          danger: true,
        }))
      if (!yes) return
      const body = { isEditMode: true as const, franchiseeId, version, isActive }
      try {
        onChange(await call(peopleRoutes.changeStaff, { body }))
      } catch (error) {
        // What another admin saved meanwhile is looked at before it is tried again.
        if (isCallFailed(error) && error.code === 'CONFLICT') onAsk()
        throw error
      }
      sayDone(isActive ? t`${name} can sign in again` : t`${name} is disabled`)
      onAsk()
    })
  const remove = () =>
    attempt(async () => {
      const yes = await confirm({
        title: t`Delete ${name}?`,
        message: t`They are signed out everywhere and leave the list. What they did stays with their name.`,
        okLabel: t`Delete`,
        danger: true,
      })
      if (!yes) return
      try {
        await call(peopleRoutes.deleteStaff, { params: { franchiseeId } })
      } catch (error) {
        const field = isCallFailed(error) ? error.field : undefined
        return void showError(error, leftBehind(field, person.heldPaise))
      }
      onGone()
      sayDone(t`${name} was deleted`)
    })

  const isInvited = state === 'invited'
  const list: (MenuAction | false)[] = [
    byVerdict(can.edit, {
      id: 'edit',
      label: t`Edit`,
      icon: Pencil,
      onSelect: () => go(paths.editFranchisee(franchiseeId)),
    }),
    counts.businesses > 0 && {
      id: 'businesses',
      label: t`View businesses`,
      icon: Store,
      onSelect: () => go(paths.adminBusinesses({ madeBy: franchiseeId })),
    },
    isInvited &&
      byVerdict(can.invite, {
        id: 'invite',
        label: t`Send the invitation again`,
        icon: MessageSquareShare,
        onSelect: invite,
      }),
    isInvited && { id: 'share', label: t`Invite on WhatsApp`, icon: MessageCircle, onSelect: share },
    !isInvited &&
      byVerdict(
        can.resetPassword,
        { id: 'password', label: t`Reset password`, icon: KeyRound, onSelect: resetPassword },
        personFailure,
      ),
    person.hasTotp &&
      byVerdict(
        can.resetTotp,
        { id: 'totp', label: t`Take the second step off`, icon: ShieldOff, onSelect: resetTotp },
        personFailure,
      ),
    counts.businesses > 0 &&
      byVerdict(can.moveBusinesses, {
        id: 'move',
        label: t`Move businesses`,
        icon: Waypoints,
        onSelect: move,
      }),
    money.paid && {
      id: 'statement',
      label: t`Statement`,
      icon: ReceiptText,
      onSelect: () => go(paths.franchiseeStatement({ franchiseeId })),
    },
    (person.heldPaise !== 0 || person.creditLimit !== null) &&
      byVerdict(
        can.settle,
        {
          id: 'settle',
          label: t`Money handed over`,
          icon: HandCoins,
          onSelect: () => void showSettlements(person).then((now) => now && onChange(now)),
        },
        personFailure,
      ),
    person.isActive
      ? byVerdict(
          can.disable,
          { id: 'disable', label: t`Disable`, icon: UserRoundMinus, onSelect: () => setActive(false) },
          personFailure,
        )
      : byVerdict(can.edit, {
          id: 'enable',
          label: t`Let in again`,
          icon: UserRoundCheck,
          onSelect: () => setActive(true),
        }),
    byVerdict(
      can.delete,
      { id: 'delete', label: t`Delete`, icon: Trash2, onSelect: remove, danger: true },
      leftBehind(counts.businesses > 0 ? 'businesses' : 'heldPaise', person.heldPaise),
    ),
  ]
  return <ActionMenu label={t`Actions for ${name}`} actions={list.filter((action) => action !== false)} />
}
