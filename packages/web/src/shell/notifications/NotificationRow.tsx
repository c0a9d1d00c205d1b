import { useLingui } from '@lingui/react/macro'
import type { AdminNotification, NotificationKind } from '@parichay/contract/analytics/notification.ts'
import { describeDevice } from '@parichay/contract/auth/rules.ts'
import type { ReportName } from '@parichay/contract/report/fields.ts'
import {
  CalendarClock,
  FileSpreadsheet,
  Flag,
  Globe,
  ImagePlus,
  type LucideIcon,
  MessageSquareHeart,
  MonitorSmartphone,
  PackageX,
  ShieldAlert,
  Wrench,
} from 'lucide-react'
import { useStaff } from '../../api/staff.ts'
import { dayText, timeText } from '../../ui/dates.ts'
import { longAgo } from '../../ui/when.ts'
import { usePageAccess } from '../page-access.ts'
import { reasonWords } from '../report-reasons.ts'
import { reportTitles } from '../report-titles.ts'
import { NotificationFace } from './NotificationFace.tsx'
import { notificationWays } from './ways.ts'
import { failedJobWords, severityWords } from './words.ts'
import { dot } from '../../ui/dot.ts'
import { presentMs } from '../../ui/clock.ts'

const icons: Record<NotificationKind, LucideIcon> = {
  money_exception: ShieldAlert,
  plan_expiring: CalendarClock,
  image_request: ImagePlus,
  feedback: MessageSquareHeart,
  card_report: Flag,
  failed_job: Wrench,
  domain: Globe,
  advisory: PackageX,
  new_device: MonitorSmartphone,
  report_file: FileSpreadsheet,
}

/** What cannot wait. */
const grave: ReadonlySet<NotificationKind> = new Set([
  'money_exception',
  'failed_job',
  'domain',
  'advisory',
  'new_device',
])

type Props = {
  notification: AdminNotification
  onOpen: (notification: AdminNotification, href: string | undefined) => void
}

/** One notification: what happened, to whom, when; a press reads it and opens where it is looked after. */
export function NotificationRow({ notification, onOpen }: Props) {
  const { i18n } = useLingui()
  const { agencyId, agencyName, isRead, kind, createdAt } = notification
  const { ofSuperAdminAgency, seesAllAgencies, person } = useStaff()
  const mayView = usePageAccess('business')?.opens === true
  const { title, detail } = useSaid(notification)
  const href = notificationWays[kind](notification, { ofSuperAdminAgency, mayView })
  const isElsewhere = seesAllAgencies && agencyId !== person?.agencyId
  const isGrave = grave.has(kind)
  return (
    <NotificationFace
      icon={icons[kind]}
      title={title}
      detail={[detail, isElsewhere && agencyName, longAgo(createdAt, presentMs(), i18n.locale)]
        .filter(Boolean)
        .join(dot)}
      isRead={isRead}
      isGrave={isGrave}
      onOpen={() => onOpen(notification, href)}
    />
  )
}

/** The words of a notification. */
function useSaid({ kind, facts }: AdminNotification) {
  const { t, i18n } = useLingui()
  const text = (name: string) => String(facts[name] ?? '')
  const businessName = text('businessName')
  switch (kind) {
    case 'money_exception':
      return { title: t`A payment needs a person`, detail: '' }
    case 'plan_expiring': {
      const day = dayText(text('lastDay'), i18n.locale)
      return {
        title: facts['isTrial']
          ? t`The trial of ${businessName} ends on ${day}`
          : t`The plan of ${businessName} ends on ${day}`,
        detail: '',
      }
    }
    case 'image_request':
      return {
        title: t`${businessName} asks for images`,
        detail: text('occasion'),
      }
    case 'feedback': {
      const cardName = text('cardName')
      return {
        title: t`New feedback for ${cardName}`,
        detail: '★'.repeat(Number(facts['stars'])),
      }
    }
    case 'card_report': {
      const cardName = text('cardName')
      const reason = Object.entries(reasonWords).find(([one]) => one === facts['reason'])?.[1]
      return {
        title: t`The card of ${cardName} was reported`,
        detail: reason ? i18n._(reason) : '',
      }
    }
    case 'new_device': {
      const { browser, system } = describeDevice(text('device'))
      const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`)
      return {
        title: t`New sign-in: ${name}. Was this you?`,
        detail: `${dayText(text('at'), i18n.locale)}, ${timeText(text('at'), i18n.locale)}`,
      }
    }
    case 'domain': {
      const host = text('host')
      if ('endsAt' in facts) {
        const end = dayText(text('endsAt'), i18n.locale)
        return {
          title: t`The certificate of ${host} was not renewed`,
          detail: t`It ends on ${end}. After that, browsers warn everybody who opens a card or the panel there.`,
        }
      }
      const since = `${dayText(text('since'), i18n.locale)}, ${timeText(text('since'), i18n.locale)}`
      if ('fault' in facts)
        return {
          title: t`Visitors of ${host} are turned away`,
          detail: t`They have met no certificate there since ${since}. The domain’s page says what is wrong.`,
        }
      return {
        title: t`${host} leads nowhere`,
        detail: t`Its name has not been found since ${since}: cards and panel cannot be reached there.`,
      }
    }
    case 'advisory': {
      const since = dayText(text('since'), i18n.locale)
      if (facts['isSilent'])
        return {
          title: t`Nobody looks for flaws in the software any more`,
          detail: t`Where they become known has not answered since ${since}. Tell whoever runs the installation.`,
        }
      const name = `${text('package')} ${text('version')}`
      const words = severityWords[text('severity')]
      const about = [text('title'), text('advisory'), words && i18n._(words)].filter(Boolean).join(', ')
      const days = Number(facts['days'])
      return {
        title: t`A part of the software has a known flaw: ${name}`,
        detail: t`${about}. Known here since ${since}; its ${days} days are over. Tell whoever runs the installation to bring it up to date.`,
      }
    }
    case 'report_file': {
      const report = text('report')
      const name = i18n._(reportTitles[report as ReportName])
      return {
        title: facts['isReady']
          ? t`Your report “${name}” is ready`
          : t`Your report “${name}” could not be made`,
        detail: text('format').toUpperCase(),
      }
    }
    case 'failed_job': {
      const job = text('job')
      const words = failedJobWords[job]
      return {
        title: words ? i18n._(words) : t`A task in the background failed`,
        detail: words ? '' : job,
      }
    }
  }
}
