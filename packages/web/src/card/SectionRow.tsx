import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Check, ChevronRight, type LucideIcon } from 'lucide-react'
import { Hidden } from '../ui/Hidden.tsx'
import { Link } from '../ui/Link.tsx'
import { Rest } from '../ui/shapes.tsx'
import { cutText } from '../ui/shape-styles.ts'

type SectionRowProps = {
  icon: LucideIcon
  name: string
  summary: string
  done: boolean
  /** Switched off on the page. */
  isOff?: boolean
  /** Where it is edited; without it the row is read only. */
  href: string | null
  here: boolean
  roomy: boolean
  /** Something stands before or behind the row, in the same frame. */
  bare?: boolean
}

/** What a section is called, what is in it, and its tick. */
export function SectionRow({
  icon,
  name,
  summary,
  done,
  isOff = false,
  href,
  here,
  roomy,
  bare = false,
}: SectionRowProps) {
  const { t } = useLingui()
  const look = {
    display: 'flex',
    alignItems: 'center',
    gap: bare ? 1 : 1.5,
    flex: 1,
    minWidth: 0,
    minHeight: roomy ? 64 : 52,
    px: bare ? 0.5 : roomy ? 2 : 1.25,
    py: 0.75,
    borderRadius: '12px',
    textDecoration: 'none',
    color: here ? 'primary.main' : 'text.primary',
  } as const
  const inside = (
    <>
      <SectionMark icon={icon} done={done} isOff={isOff} roomy={roomy} />
      <Rest component="span">
        <Box
          component="span"
          sx={{
            display: 'block',
            fontWeight: 650,
            lineHeight: 1.3,
            color: isOff ? 'text.secondary' : 'inherit',
          }}
        >
          {name}
        </Box>
        <Box
          component="span"
          sx={{
            display: 'block',
            typography: 'caption',
            color: 'text.secondary',
            ...cutText,
          }}
        >
          {summary}
        </Box>
      </Rest>
      {done && <Hidden>{t`, done`}</Hidden>}
      {roomy && !bare && (
        <Box component={ChevronRight} size={20} aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
      )}
    </>
  )
  if (href === null) return <Box sx={look}>{inside}</Box>
  return (
    <Link
      href={href}
      current={here}
      replace={!roomy}
      sx={{
        ...look,
        ...(bare
          ? {}
          : {
              bgcolor: here ? 'brand.tint' : roomy ? 'background.paper' : 'transparent',
              border: roomy ? '1px solid' : 0,
              borderColor: 'divider',
              '&:hover': { bgcolor: here ? 'brand.tint' : 'brand.sunken' },
            }),
      }}
    >
      {inside}
    </Link>
  )
}

function SectionMark({
  icon: Icon,
  done,
  isOff,
  roomy,
}: {
  icon: LucideIcon
  done: boolean
  isOff: boolean
  roomy: boolean
}) {
  return (
    <Box component="span" sx={{ position: 'relative', flex: 'none', lineHeight: 0, mr: 0.5 }}>
      <Box
        component={Icon}
        size={24}
        strokeWidth={1.75}
        aria-hidden
        sx={{ color: isOff ? 'text.disabled' : roomy ? 'primary.main' : 'inherit' }}
      />
      {done && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            right: -7,
            bottom: -6,
            width: 17,
            height: 17,
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            bgcolor: isOff ? 'text.secondary' : 'success.main',
            color: 'background.paper',
            border: '2px solid',
            borderColor: 'background.paper',
          }}
        >
          <Check size={10} strokeWidth={4} aria-hidden />
        </Box>
      )}
    </Box>
  )
}
