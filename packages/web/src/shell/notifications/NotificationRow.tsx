import { useLingui } from '@lingui/react/macro'
import type { AdminNotification, NotificationKind } from '@parichay/contract/analytics/notification.ts'
import { describeDevice } from '@parichay/contract/auth/rules.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import {
  CalendarClock,
  ImagePlus,
  type LucideIcon,
  MessageSquareHeart,
  MonitorSmartphone,
  ShieldAlert,
  Wrench,
} from 'lucide-react'
import { useStaff } from '../../api/staff.ts'
import { paths } from '../../paths.ts'
import { dayText, timeText } from '../../ui/dates.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { longAgo } from '../../ui/when.ts'
import { failedJobWords } from './words.ts'

const icons: Record<NotificationKind, LucideIcon> = {
  money_exception: ShieldAlert,
  plan_expiring: CalendarClock,
  image_request: ImagePlus,
  feedback: MessageSquareHeart,
  failed_job: Wrench,
  new_device: MonitorSmartphone,
}

type Props = {
  notification: AdminNotification
  onOpen: (notification: AdminNotification, href: string | undefined) => void
}

/** One notification: what happened, to whom, when; a press reads it and opens where it is looked after. */
export function NotificationRow({ notification, onOpen }: Props) {
  const { t, i18n } = useLingui()
  const { agencyId, agencyName, isRead, kind, createdAt } = notification
  const { ofSuperAdminAgency, seesAllAgencies, person } = useStaff()
  const { title, detail, href } = useSaid(notification, ofSuperAdminAgency)
  const isElsewhere = seesAllAgencies && agencyId !== person?.agencyId
  const isGrave = kind === 'money_exception' || kind === 'failed_job' || kind === 'new_device'
  const Icon = icons[kind]
  return (
    <li>
      <ButtonBase
        onClick={() => onOpen(notification, href)}
        sx={{
          width: '100%',
          display: 'grid',
          gridTemplateColumns: '40px minmax(0, 1fr) 10px',
          alignItems: 'center',
          columnGap: 1.5,
          px: 2,
          py: 1.5,
          minHeight: 72,
          textAlign: 'start',
          '&:hover': { bgcolor: 'brand.sunken' },
        }}
      >
        <Box
          sx={{
            width: 40,
            height: 40,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '12px',
            bgcolor: isGrave ? 'error.tint' : 'brand.tint',
            color: isGrave ? 'error.main' : 'primary.main',
          }}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: isRead ? 500 : 650, overflowWrap: 'anywhere' }}>{title}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[detail, isElsewhere && agencyName, longAgo(createdAt, Date.now(), i18n.locale)]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        </Box>
        {!isRead && (
          <Box sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'primary.main' }}>
            <Hidden>{t`Unread`}</Hidden>
          </Box>
        )}
      </ButtonBase>
    </li>
  )
}

/** The words of a notification, and where it leads. */
function useSaid({ kind, facts }: AdminNotification, ofSuperAdminAgency: boolean) {
  const { t, i18n } = useLingui()
  const text = (name: string) => String(facts[name] ?? '')
  const businessName = text('businessName')
  switch (kind) {
    case 'money_exception':
      return { title: t`A payment needs a person`, detail: '', href: paths.paymentExceptions() }
    case 'plan_expiring': {
      const day = dayText(text('lastDay'), i18n.locale)
      return {
        title: facts['isTrial']
          ? t`The trial of ${businessName} ends on ${day}`
          : t`The plan of ${businessName} ends on ${day}`,
        detail: '',
        href: paths.adminBusiness(Number(facts['businessId'])),
      }
    }
    case 'image_request':
      return {
        title: t`${businessName} asks for images`,
        detail: text('occasion'),
        href: paths.imageLibrary(ofSuperAdminAgency, { tab: 'requests' }),
      }
    case 'feedback': {
      const cardName = text('cardName')
      return {
        title: t`New feedback for ${cardName}`,
        detail: '★'.repeat(Number(facts['stars'])),
        href: paths.adminFeedback(),
      }
    }
    case 'new_device': {
      const { browser, system } = describeDevice(text('device'))
      const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`)
      return {
        title: t`New sign-in: ${name}. Was this you?`,
        detail: `${dayText(text('at'), i18n.locale)}, ${timeText(text('at'), i18n.locale)}`,
        href: paths.newDevice(),
      }
    }
    case 'failed_job': {
      const job = text('job')
      const words = failedJobWords[job]
      return {
        title: words ? i18n._(words) : t`A task in the background failed`,
        detail: words ? '' : job,
        href: job === 'report.make' ? paths.reports() : undefined,
      }
    }
  }
}
