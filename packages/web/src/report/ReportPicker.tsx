import { useLingui } from '@lingui/react/macro'
import type { ReportName } from '@parichay/contract/report/fields.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import {
  ChartNoAxesColumn,
  Clapperboard,
  ClockAlert,
  CreditCard,
  HandCoins,
  Hourglass,
  Landmark,
  Layers,
  type LucideIcon,
  MousePointerClick,
  PhoneIncoming,
  RefreshCw,
  Sparkles,
  Store,
  TriangleAlert,
} from 'lucide-react'
import { Select } from '../ui/form/Select.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { reportWords } from './words.ts'

const icons: Record<ReportName, LucideIcon> = {
  'digital-card': Layers,
  business: Store,
  payments: CreditCard,
  pending: Hourglass,
  expiring: ClockAlert,
  commission: HandCoins,
  leads: PhoneIncoming,
  usage: ChartNoAxesColumn,
  'gst-b2b': Landmark,
  'gst-b2c': Landmark,
  'gst-hsn': Landmark,
  renewals: RefreshCw,
  greetings: Sparkles,
  films: Clapperboard,
  sessions: MousePointerClick,
  failures: TriangleAlert,
}
type Props = {
  value: ReportName
  /** Which there are for this person. */
  names: readonly ReportName[]
  onPick: (report: ReportName) => void
}

/** Which report: a list at the side of wide screens, the phone's own list on narrow ones. */
export function ReportPicker({ value, names, onPick }: Props) {
  const { t, i18n } = useLingui()
  return (
    <Box component="nav" aria-label={t`Reports`} sx={{ [fromDesktop]: { position: 'sticky', top: 84 } }}>
      <Box sx={{ [fromDesktop]: { display: 'none' } }}>
        <Select
          aria-label={t`Report`}
          value={value}
          onChange={(event) => onPick(event.target.value as ReportName)}
          sx={{ fontWeight: 600 }}
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {i18n._(reportWords[name].name)}
            </option>
          ))}
        </Select>
      </Box>
      <Box
        component="ul"
        sx={{ display: 'none', listStyle: 'none', m: 0, p: 0, gap: 0.5, [fromDesktop]: { display: 'grid' } }}
      >
        {names.map((name) => {
          const on = name === value
          return (
            <li key={name}>
              <ButtonBase
                aria-current={on ? 'page' : undefined}
                onClick={() => onPick(name)}
                sx={{
                  width: '100%',
                  minHeight: 44,
                  px: 1.5,
                  gap: 1.5,
                  justifyContent: 'flex-start',
                  textAlign: 'start',
                  borderRadius: '10px',
                  fontSize: 15,
                  fontWeight: on ? 650 : 500,
                  bgcolor: on ? 'brand.tint' : 'transparent',
                  color: on ? 'primary.main' : 'text.primary',
                  '&:hover': { bgcolor: on ? 'brand.tint' : 'brand.sunken' },
                }}
              >
                <Box component={icons[name]} size={20} strokeWidth={1.75} aria-hidden sx={{ flex: 'none' }} />
                {i18n._(reportWords[name].name)}
              </ButtonBase>
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
