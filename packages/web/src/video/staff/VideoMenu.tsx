import { useLingui } from '@lingui/react/macro'
import type { UserVideoListItem } from '@parichay/contract/video/fields.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Download, IndianRupee, MonitorPlay, Pause, Play, RotateCcw, Store, Trash2, X } from 'lucide-react'
import { businessQuery } from '../../api/cards.ts'
import { call } from '../../api/client.ts'
import { fetchFile, saveFile } from '../../api/download.ts'
import { useStaff } from '../../api/staff.ts'
import { askForReason } from '../../ui/ReasonSheet.tsx'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { usePageAccess } from '../../shell/page-access.ts'
import { useUpgrade } from '../../shell/upgrade.ts'
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx'
import { byVerdict } from '../../ui/by-verdict.ts'
import { confirm, showError } from '../../ui/dialogs.tsx'
import { say, sayDone } from '../../ui/snackbar-store.ts'
import { showVideo } from './VideoDetail.tsx'
import { staffVideoFailure } from './words.ts'

type Props = {
  video: UserVideoListItem
  onChange: (now: Partial<UserVideoListItem>) => void
  onGone: () => void
  onBack: () => void
}

/** The deeds of a row; those that a person may not do are not there. */
export function VideoMenu({ video, onChange, onGone, onBack }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const upgrade = useUpgrade()
  const { seesAllAgencies } = useStaff()
  const opensBusiness = usePageAccess('business')?.opens === true
  const { videoNo, businessId, status, can, render } = video
  const name = video.title || t`No. ${videoNo}`
  const attempt = (deed: () => Promise<unknown>) =>
    void deed().catch((error: unknown) => {
      onBack()
      void showError(error, staffVideoFailure)
    })
  const take = ({ render: film, ...now }: Pick<UserVideoListItem, 'status' | 'version' | 'can' | 'render'>) =>
    onChange({ status: now.status, version: now.version, can: now.can, render: film })
  const setStatus = (to: 'ACTIVE' | 'INACTIVE') =>
    attempt(async () => {
      const reason = await askForReason({
        title: to === 'ACTIVE' ? t`Activate ${name}?` : t`Deactivate ${name}?`,
        message:
          to === 'ACTIVE'
            ? t`Its film can be made and downloaded again.`
            : t`Its film cannot be made or downloaded until it is active again.`,
        okLabel: to === 'ACTIVE' ? t`Activate` : t`Deactivate`,
        isRequired: to === 'INACTIVE',
      })
      if (reason === null) return
      take(
        await call(userVideoRoutes.updateUserVideoStatus, {
          body: { videoNo, status: to, ...(reason ? { reason } : {}), version: video.version },
        }),
      )
      sayDone(to === 'ACTIVE' ? t`${name} is active` : t`${name} is inactive`)
    })
  const make = () =>
    attempt(async () => {
      take(await call(userVideoRoutes.renderUserVideo, { body: { videoNo, version: video.version } }))
      sayDone(t`The film of ${name} is in the queue`)
    })
  const cancel = () =>
    attempt(async () => {
      const now = await call(userVideoRoutes.cancelUserVideo, { body: { videoNo } })
      take(now)
      if (now.render?.state === 'ready') say(t`The film was ready before it could be cancelled.`)
      else sayDone(t`The film of ${name} is cancelled`)
    })
  const remove = () =>
    attempt(async () => {
      const yes = await confirm({
        title: t`Delete ${name}?`,
        message: t`It can be brought back for 30 days.`,
        okLabel: t`Delete video`,
        danger: true,
      })
      if (!yes) return
      onGone()
      await call(userVideoRoutes.deleteUserVideo, { body: { videoNo } })
      say(t`${name} is deleted`, { action: { label: t`Undo`, run: restore } })
    })
  const restore = () =>
    attempt(async () => {
      await call(userVideoRoutes.deleteUserVideo, { body: { videoNo, restore: true } })
      onBack()
      sayDone(t`${name} is back`)
    })
  const pay = () =>
    attempt(async () => {
      const business = await queries.ensureQueryData(businessQuery(businessId))
      if (await upgrade({ business, video: { videoNo, title: video.title }, plans: false })) onBack()
    })
  const isOpen = render?.state === 'waiting' || render?.state === 'rendering'
  const list: (MenuAction | false)[] = [
    byVerdict(can.download, {
      id: 'preview',
      label: t`Preview`,
      icon: MonitorPlay,
      onSelect: () => void showVideo(video, seesAllAgencies),
    }),
    byVerdict(can.download, {
      id: 'download',
      label: t`Download film`,
      icon: Download,
      onSelect: () =>
        attempt(async () =>
          saveFile(await fetchFile(userVideoRoutes.downloadUserVideo, { query: { videoNo } })),
        ),
    }),
    !isOpen &&
      byVerdict(can.render, {
        id: 'make',
        label: render ? t`Make the film again` : t`Make the film`,
        icon: RotateCcw,
        onSelect: make,
      }),
    isOpen && byVerdict(can.cancel, { id: 'cancel', label: t`Cancel the film`, icon: X, onSelect: cancel }),
    video.payment === null &&
      byVerdict(can.pay, { id: 'pay', label: t`Update payment`, icon: IndianRupee, onSelect: pay }),
    opensBusiness && {
      id: 'business',
      label: t`Open business`,
      icon: Store,
      onSelect: () => go(paths.adminBusiness(businessId)),
    },
    byVerdict(
      can.status,
      status === 'ACTIVE'
        ? { id: 'status', label: t`Deactivate`, icon: Pause, onSelect: () => setStatus('INACTIVE') }
        : { id: 'status', label: t`Activate`, icon: Play, onSelect: () => setStatus('ACTIVE') },
    ),
    byVerdict(can.delete, { id: 'delete', label: t`Delete`, icon: Trash2, onSelect: remove, danger: true }),
  ]
  return <ActionMenu label={t`Actions for ${name}`} actions={list.filter((action) => action !== false)} />
}
