import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Clapperboard, Contact, Heart, IdCard, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { projectCountsQuery } from '../api/projects.ts'
import { useRemote } from '../api/remote.ts'
import { paths } from '../paths.ts'
import { useChosenInSight } from '../ui/chosen-in-sight.ts'
import { useAgency } from '../session.ts'
import { Link } from '../ui/Link.tsx'
import { sidewaysRow } from '../ui/shape-styles.ts'

export type ProjectKind = 'digital_card' | 'pdf_id_card' | 'promotional_video' | 'greeting'

/** The kinds of projects the agency has, each an address of its own, with its count. */
export function ProjectTabs({
  shown,
  count,
}: {
  shown: ProjectKind
  /** How many the list below has, once it is there: what was deleted a moment ago is not in it. */
  count: number | undefined
}) {
  const { t } = useLingui()
  const { configuration } = useAgency()
  const tabs: { kind: ProjectKind; label: string; icon: LucideIcon }[] = [
    { kind: 'digital_card', label: t`Digital card`, icon: IdCard },
    ...(isOn(configuration, 'pdfCards')
      ? [{ kind: 'pdf_id_card' as const, label: t`ID cards`, icon: Contact }]
      : []),
    ...(isOn(configuration, 'promotionalVideos')
      ? [{ kind: 'promotional_video' as const, label: t`Promotional videos`, icon: Clapperboard }]
      : []),
    ...(isOn(configuration, 'greetings')
      ? [{ kind: 'greeting' as const, label: t`Greetings saved`, icon: Heart }]
      : []),
  ]
  const counts = useRemote({ ...projectCountsQuery, enabled: tabs.length > 1 })
  const countOf = (kind: ProjectKind) => (kind === shown && count !== undefined ? count : counts.data?.[kind])
  const row = useRef<HTMLElement>(null)
  useChosenInSight(row, '[aria-current]')
  return (
    <Box
      component="nav"
      ref={row}
      aria-label={t`Kinds of projects`}
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1,
        borderBottom: '1px solid',
        borderColor: 'divider',
        mb: 2,
        ...sidewaysRow,
      }}
    >
      {tabs.map(({ kind, label, icon: Icon }) => {
        const on = kind === shown
        return (
          <Link
            key={kind}
            href={paths.projects(kind)}
            current={on}
            sx={{
              flex: 'none',
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 48,
              px: 1,
              fontWeight: on ? 650 : 500,
              textDecoration: 'none',
              color: on ? 'primary.main' : 'text.secondary',
              boxShadow: on ? (theme) => `inset 0 -3px 0 ${theme.vars.palette.brand.accent}` : 'none',
            }}
          >
            <Icon size={20} aria-hidden />
            {label}
            {countOf(kind) !== undefined && (
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {countOf(kind)}
              </Box>
            )}
          </Link>
        )
      })}
    </Box>
  )
}
