import { useLingui } from '@lingui/react/macro'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { whatsappHref } from '@parichay/card-page/phone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import {
  BadgeIndianRupee,
  Copy,
  CreditCard,
  Eye,
  KeyRound,
  MessageCircle,
  Pause,
  Pencil,
  Play,
  RefreshCw,
  ScanEye,
  ShieldOff,
  SquarePen,
  Trash2,
  UserRoundCog,
} from 'lucide-react'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { bulkRights, useStaff } from '../../api/staff.ts'
import { askMove } from '../../bulk/MoveManySheet.tsx'
import { askForReason } from '../../ui/ReasonSheet.tsx'
import { askForProof } from '../../franchisee/ProofSheet.tsx'
import { totpFailure } from '../../franchisee/words.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { useUpgrade } from '../../shell/upgrade.ts'
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx'
import { byVerdict } from '../../ui/by-verdict.ts'
import { confirm, showError } from '../../ui/dialogs.tsx'
import { spacedNumber } from '../../ui/form/digits.ts'
import type { FailureWords } from '../../failure-words.ts'
import { removeWithUndo } from '../../ui/remove-with-undo.ts'
import { say, sayDone } from '../../ui/snackbar-store.ts'
import { deleteFailure } from '../words.ts'
import { viewAs } from '../../view/ViewForm.tsx'
import { showPassword } from './PasswordSheet.tsx'
import { presentDay } from '../../ui/clock.ts'

type Props = { business: Business; onDetail?: boolean; onGone: () => void; onBack: () => void }

/** The deeds of a row or a detail page; those that a person may not do are not there. */
export function BusinessMenu({ business, onDetail = false, onGone, onBack }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const upgrade = useUpgrade()
  const staff = useStaff()
  const { businessId, businessName, user, card, can } = business
  const person = user.name || user.phoneNumber || user.email || businessName
  const refresh = () => queries.invalidateQueries({ queryKey: keys.businesses() })
  const attempt = (deed: () => Promise<unknown>, words?: FailureWords) =>
    void deed().catch((error: unknown) => showError(error, words))

  const resetPassword = () =>
    attempt(async () => {
      const reach = spacedNumber(user.phoneNumber ?? user.email ?? '')
      const yes = await confirm({
        title: t`Reset the password?`,
        message: t`${person} (${reach}) gets a new password and is signed out everywhere.`,
        okLabel: t`Reset password`,
        danger: true,
      })
      if (!yes) return
      const { password } = await call(authRoutes.regenerateRandomPassword, { body: { userId: user.userId } })
      await showPassword({ password, name: person, phoneNumber: user.phoneNumber })
    })
  const resetTotp = () =>
    attempt(async () => {
      const proof = await askForProof({ name: person })
      if (!proof) return
      await call(totpRoutes.resetUserTotp, { body: { userId: user.userId, proof } })
      sayDone(t`${person} signs in without the second step`)
      await refresh()
    }, totpFailure)
  const suspend = () =>
    attempt(async () => {
      const reason = await askForReason({
        title: t`Suspend “${businessName}”?`,
        message: t`Visitors of its card see the name, how to call, and that it is not active. The customer can look at everything and make nothing new. The plan runs on.`,
        okLabel: t`Suspend`,
        isRequired: true,
      })
      if (reason === null) return
      await call(businessRoutes.suspendBusiness, { params: { id: businessId }, body: { reason } })
      sayDone(t`“${businessName}” is suspended`)
      await refresh()
    })
  const resume = () =>
    attempt(async () => {
      await call(businessRoutes.suspendBusiness, { params: { id: businessId }, body: {} })
      sayDone(t`“${businessName}” goes on`)
      await refresh()
    })
  const clone = () =>
    attempt(async () => {
      const copy = await call(businessRoutes.cloneBusiness, { body: { businessId } })
      say(t`“${copy.businessName}” was made, with a draft card`, {
        tone: 'success',
        action: { label: t`Open`, run: () => go(paths.adminBusiness(copy.businessId)) },
      })
      await refresh()
    })
  const remove = () =>
    attempt(async () => {
      const yes = await confirm({
        title: t`Delete “${businessName}”?`,
        message: t`The business leaves the list and its card goes offline. It can be brought back for 30 days.`,
        okLabel: t`Delete`,
        danger: true,
      })
      if (!yes) return
      await removeWithUndo({
        take: () => {
          onGone()
          return onBack
        },
        ask: (restore) =>
          call(businessRoutes.deleteBusiness, {
            params: { id: businessId },
            body: restore ? { restore } : {},
          }),
        said: t`“${businessName}” was deleted`,
        onGone: () => void refresh(),
        onBack: () => {
          sayDone(t`“${businessName}” is back`)
          void refresh()
        },
      })
    })
  const move = async () => {
    const { agencyId } = business
    const job = await askMove({ filter: { agencyId, businessId }, expected: 1, agencyId })
    if (!job) return
    void queries.invalidateQueries({ queryKey: keys.bulk() })
    say(t`“${businessName}” goes to ${job.about}`, {
      tone: 'success',
      action: { label: t`Open`, run: () => go(paths.bulkJob(job.bulkJobId)) },
    })
  }
  const send = () =>
    window.open(
      whatsappHref(
        user.phoneNumber ?? business.mobile ?? '',
        t`Here is your digital card: ${card?.url ?? ''}`,
      ),
      '_blank',
      'noopener',
    )

  const assign = () => void upgrade({ business })
  const { mayRenew, isTrial } = standingOf(business, presentDay())
  const reachable = Boolean(user.phoneNumber ?? business.mobile)
  const list: (MenuAction | false)[] = [
    !onDetail &&
      byVerdict(can.view, {
        id: 'open',
        label: t`Open`,
        icon: Eye,
        onSelect: () => go(paths.adminBusiness(businessId)),
      }),
    byVerdict(can.edit, {
      id: 'edit',
      label: t`Edit business`,
      icon: Pencil,
      onSelect: () => go(paths.editBusiness(businessId)),
    }),
    byVerdict(
      can.editCard,
      card
        ? {
            id: 'card',
            label: t`Edit card`,
            icon: SquarePen,
            onSelect: () => go(paths.editCard(card.cardNo)),
          }
        : {
            id: 'card',
            label: t`Create card`,
            icon: CreditCard,
            onSelect: () => go(paths.addCard({ businessId })),
          },
    ),
    card?.url !== null &&
      card !== null &&
      reachable && { id: 'send', label: t`Send link on WhatsApp`, icon: MessageCircle, onSelect: send },
    byVerdict(
      can.assignPlan,
      mayRenew && !isTrial
        ? { id: 'renew', label: t`Renew`, icon: RefreshCw, onSelect: assign }
        : { id: 'plan', label: t`Assign plan`, icon: BadgeIndianRupee, onSelect: assign },
    ),
    byVerdict(can.viewAs, {
      id: 'view-as',
      label: t`View as customer`,
      icon: ScanEye,
      onSelect: () => void viewAs(business),
    }),
    bulkRights(staff).move && {
      id: 'move',
      label: t`Move to a franchisee`,
      icon: UserRoundCog,
      onSelect: () => attempt(move),
    },
    byVerdict(can.clone, { id: 'clone', label: t`Clone`, icon: Copy, onSelect: clone }),
    byVerdict(can.resetPassword, {
      id: 'password',
      label: t`Reset password`,
      icon: KeyRound,
      onSelect: resetPassword,
    }),
    can.resetTotp !== 'STEP_OUT_OF_ORDER' &&
      byVerdict(can.resetTotp, {
        id: 'totp',
        label: t`Take the second step off`,
        icon: ShieldOff,
        onSelect: resetTotp,
      }),
    byVerdict(
      can.suspend,
      business.suspension
        ? { id: 'suspend', label: t`Let it go on`, icon: Play, onSelect: resume }
        : { id: 'suspend', label: t`Suspend`, icon: Pause, onSelect: suspend },
    ),
    byVerdict(
      can.delete,
      { id: 'delete', label: t`Delete`, icon: Trash2, onSelect: remove, danger: true },
      deleteFailure,
    ),
  ]
  const actions = list.filter((action) => action !== false)
  return actions.length > 0 ? <ActionMenu label={t`Actions for ${businessName}`} actions={actions} /> : null
}
