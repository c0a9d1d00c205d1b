import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import type { Verdict } from '@parichay/contract/verdict.ts'
import Box from '@mui/material/Box'
import { ChevronRight, Frame } from 'lucide-react'
import { paths } from '../paths.ts'
import { useAgency, useSession } from '../session.ts'
import { Link } from '../ui/Link.tsx'
import { Rest } from '../ui/shapes.tsx'

/** The way to the frames of a business for whom `can` lets set them, where the agency has greetings. */
export function FrameLink({ businessId, can }: { businessId: number; can: Verdict }) {
  const { configuration } = useAgency()
  return isOn(configuration, 'greetings') && can === true ? <Way businessId={businessId} /> : null
}

function Way({ businessId }: { businessId: number }) {
  const { t } = useLingui()
  const isStaff = useSession((state) => state.kind === 'staff')
  return (
    <Link
      href={paths.frameSettings({ businessId })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 60,
        px: 2,
        py: 1,
        borderRadius: '12px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box
        component={Frame}
        size={22}
        strokeWidth={1.75}
        aria-hidden
        sx={{ color: 'primary.main', flex: 'none' }}
      />
      <Rest component="span">
        <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>{t`Frame settings`}</Box>
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {isStaff ? t`Name, number and logo on the greetings` : t`Name, number and logo on your greetings`}
        </Box>
      </Rest>
      <ChevronRight size={20} aria-hidden style={{ flex: 'none' }} />
    </Link>
  )
}
