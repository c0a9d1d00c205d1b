import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import { whatsappHref } from '@parichay/card-page/phone.ts'
import { type CardListItem, cardRoutes } from '@parichay/contract/card/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import {
  ExternalLink,
  Frame,
  Gauge,
  IndianRupee,
  MessageCircle,
  Pause,
  Play,
  SquarePen,
  Store,
  Trash2,
} from 'lucide-react'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { useStaff } from '../../api/staff.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { useAgency } from '../../session.ts'
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx'
import { byVerdict } from '../../ui/by-verdict.ts'
import { confirm, showError } from '../../ui/dialogs.tsx'
import { removeWithUndo } from '../../ui/remove-with-undo.ts'
import { sayDone } from '../../ui/snackbar-store.ts'
import { statusRefusal } from '../words.ts'
import { askForLimit } from './LimitSheet.tsx'
import { askForReason } from '../../ui/ReasonSheet.tsx'

type Props = {
  card: CardListItem
  onChange: (now: Partial<CardListItem>) => void
  onGone: () => void
  onBack: () => void
}

/** The deeds of a row; those that a person may not do are not there. */
export function CardMenu({ card, onChange, onGone, onBack }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const { configuration } = useAgency()
  const { may, money } = useStaff()
  const queries = useQueryClient()
  const { cardNo, status, url, can } = card
  const name = card.companyName || card.businessName
  const attempt = (deed: () => Promise<unknown>) =>
    void deed().catch((error: unknown) => {
      onBack()
      void showError(error)
    })
  const refresh = () => queries.invalidateQueries({ queryKey: keys.card(cardNo) })

  const setStatus = (to: 'ACTIVE' | 'INACTIVE') =>
    attempt(async () => {
      const reason = await askForReason({
        title: to === 'ACTIVE' ? t`Activate the card of ${name}?` : t`Deactivate the card of ${name}?`,
        message:
          to === 'ACTIVE'
            ? t`Its page is shown again at once.`
            : t`Visitors see the name, how to call, and that the card is not active.`,
        okLabel: to === 'ACTIVE' ? t`Activate` : t`Deactivate`,
        isRequired: to === 'INACTIVE',
      })
      if (reason === null) return
      onChange({ status: to })
      const now = await call(cardRoutes.updateCardStatus, {
        body: { cardNo, status: to, ...(reason ? { reason } : {}), version: card.version },
      })
      onChange({ status: now.status, version: now.version })
      sayDone(to === 'ACTIVE' ? t`The card of ${name} is active` : t`The card of ${name} is inactive`)
      await refresh()
    })
  const changeLimit = () =>
    attempt(async () => {
      const change = await askForLimit({ name, limit: card.limit })
      if (!change) return
      const now = await call(cardRoutes.updateCardLimit, { body: { cardNo, ...change } })
      onChange({ limit: now.limit, version: now.version })
      sayDone(t`The limits of ${name} are changed`)
      await refresh()
    })
  const remove = () =>
    attempt(async () => {
      const yes = await confirm({
        title: t`Delete the card of ${name}?`,
        message: t`Its page and printed QR codes stop working at once. It can be brought back for 30 days.`,
        okLabel: t`Delete card`,
        danger: true,
      })
      if (!yes) return
      await removeWithUndo({
        take: () => {
          onGone()
          return onBack
        },
        ask: (restore) => call(cardRoutes.deleteCard, { body: { cardNo, ...(restore ? { restore } : {}) } }),
        said: t`The card of ${name} is deleted`,
        onBack: () => sayDone(t`${name} is back`),
      })
    })
  const send = () =>
    window.open(
      whatsappHref(card.registeredPhoneNumber ?? '', t`Here is your digital card: ${url ?? ''}`),
      '_blank',
      'noopener',
    )

  const list: (MenuAction | false)[] = [
    byVerdict(can.edit, {
      id: 'edit',
      label: t`Edit card`,
      icon: SquarePen,
      onSelect: () => go(paths.editCard(cardNo)),
    }),
    url !== null && {
      id: 'open',
      label: t`Open page`,
      icon: ExternalLink,
      onSelect: () => void window.open(url, '_blank', 'noopener'),
    },
    isOn(configuration, 'greetings') &&
      byVerdict(can.frames, {
        id: 'frames',
        label: t`Frame settings`,
        icon: Frame,
        onSelect: () => go(paths.frameSettings({ businessId: card.businessId })),
      }),
    byVerdict(can.openBusiness, {
      id: 'business',
      label: t`Open business`,
      icon: Store,
      onSelect: () => go(paths.adminBusiness(card.businessId)),
    }),
    can.openBusiness === true &&
      may('payment.view') &&
      money.paid && {
        id: 'payments',
        label: t`Payments`,
        icon: IndianRupee,
        onSelect: () => go(paths.adminBusiness(card.businessId, { tab: 'payments' })),
      },
    url !== null &&
      card.registeredPhoneNumber !== null && {
        id: 'send',
        label: t`Send link on WhatsApp`,
        icon: MessageCircle,
        onSelect: send,
      },
    byVerdict(
      can.status,
      status === 'ACTIVE'
        ? { id: 'status', label: t`Deactivate`, icon: Pause, onSelect: () => setStatus('INACTIVE') }
        : { id: 'status', label: t`Activate`, icon: Play, onSelect: () => setStatus('ACTIVE') },
      statusRefusal,
    ),
    byVerdict(can.limit, { id: 'limit', label: t`Change limits`, icon: Gauge, onSelect: changeLimit }),
    byVerdict(can.delete, { id: 'delete', label: t`Delete`, icon: Trash2, onSelect: remove, danger: true }),
  ]
  const actions = list.filter((action) => action !== false)
  return actions.length > 0 ? <ActionMenu label={t`Actions for ${name}`} actions={actions} /> : null
}
