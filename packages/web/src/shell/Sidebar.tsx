import { useRouterState } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { ExternalLink, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../ui/Link.tsx'
import { PlainList, Quiet, Rest } from '../ui/shapes.tsx'
import { fromDesktop } from '../ui/theme.ts'

export type SidebarItem = {
  id: string
  label: string
  icon: LucideIcon
  /** A page of the panel … */
  href?: string
  /** … a page elsewhere … */
  externalHref?: string
  /** … or a deed. */
  onSelect?: () => void
  /** A hairline above. */
  apart?: boolean
  /** Entries in a row that share one stand under this heading. */
  group?: string
  /** Stays in sight at the foot, however long the menu is. */
  atFoot?: boolean
  /** Small words at the right end: the chosen language, a count. */
  note?: ReactNode
}

export type SidebarProps = {
  items: readonly SidebarItem[]
  label: string
  head?: ReactNode
  foot?: ReactNode
  onChosen?: () => void
}

const look = (current: boolean) =>
  ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: 1.5,
    width: '100%',
    // The neighbour shows that there is more.
    scrollMarginBlock: 36,
    minHeight: 48,
    [fromDesktop]: { minHeight: 40, fontSize: 15 },
    px: 1.5,
    borderRadius: '10px',
    typography: 'body1',
    fontWeight: current ? 650 : 500,
    textAlign: 'start',
    textDecoration: 'none',
    color: current ? 'primary.main' : 'text.primary',
    bgcolor: current ? 'brand.tint' : 'transparent',
    '&:hover': { bgcolor: current ? 'brand.tint' : 'brand.sunken' },
  }) as const

/** The menu: whatever list of items it is given. On desktops head and foot stay while a long list scrolls between them. */
export function Sidebar({ items, label, head, foot, onChosen }: SidebarProps) {
  const pathname = useRouterState({ select: (state) => state.location.pathname.replace(/\/$/, '') })
  const drawn = (some: readonly SidebarItem[]) =>
    some.map((item) => <Item key={item.id} item={item} pathname={pathname} onChosen={onChosen} />)
  const below = items.filter(({ atFoot }) => atFoot)
  const menu = useRef<HTMLElement>(null)
  const length = items.length
  // Where the menu is longer than the window, one sees in it where one is; what one may see comes after the menu itself.
  useEffect(() => {
    // A browser may answer with a promise, which an effect must not give on.
    menu.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [pathname, length])
  return (
    <Box component="nav" ref={menu} aria-label={label} sx={navStyle}>
      {head}
      <Box sx={listStyle}>
        {runsOf(items.filter(({ atFoot }) => !atFoot)).map(({ group, items: some }) => (
          <Box key={some[0]?.id} role={group ? 'group' : undefined} aria-label={group}>
            {group && (
              <Box aria-hidden sx={headingStyle}>
                {group}
              </Box>
            )}
            <PlainList gap={0.25}>{drawn(some)}</PlainList>
          </Box>
        ))}
      </Box>
      {below.length > 0 && (
        <Box sx={{ mt: 1, pt: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          <PlainList gap={0.25}>{drawn(below)}</PlainList>
        </Box>
      )}
      {foot && <Box sx={below.length > 0 ? footStyle : { mt: 'auto', pt: 2 }}>{foot}</Box>}
    </Box>
  )
}

/** Neighbours of one group together. */
function runsOf(items: readonly SidebarItem[]) {
  const runs: { group: string | undefined; items: SidebarItem[] }[] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last && last.group === item.group) last.items.push(item)
    else runs.push({ group: item.group, items: [item] })
  }
  return runs
}

const headingStyle = {
  px: 1.5,
  pt: 1.5,
  pb: 0.5,
  fontSize: 12,
  fontWeight: 600,
  lineHeight: 1.4,
  color: 'text.secondary',
} as const
const navStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  p: 1.5,
  [fromDesktop]: { height: '100%' },
} as const
const listStyle = { [fromDesktop]: { flex: '0 1 auto', minHeight: 0, overflowY: 'auto' } } as const
const footStyle = { pt: 2, [fromDesktop]: { mt: 'auto', pt: 1 } } as const

type ItemProps = { item: SidebarItem; pathname: string; onChosen: (() => void) | undefined }

function Item({ item, pathname, onChosen }: ItemProps) {
  const current = item.href !== undefined && item.href.replace(/[?#].*$/, '') === pathname
  const inside = (
    <>
      <item.icon size={20} strokeWidth={1.75} aria-hidden style={{ flex: 'none' }} />
      <Rest component="span">{item.label}</Rest>
      {item.note && <Quiet component="span">{item.note}</Quiet>}
      {item.externalHref && <ExternalLink size={16} aria-hidden />}
    </>
  )
  return (
    <Box
      component="li"
      sx={item.apart ? { mt: 1, pt: 1, borderTop: '1px solid', borderColor: 'divider' } : {}}
    >
      {item.href !== undefined ? (
        <Link
          href={item.href}
          current={current}
          sx={look(current)}
          {...(onChosen ? { onClick: onChosen } : {})}
        >
          {inside}
        </Link>
      ) : item.externalHref ? (
        <Box component="a" href={item.externalHref} target="_blank" rel="noopener" sx={look(false)}>
          {inside}
        </Box>
      ) : (
        <ButtonBase
          sx={look(false)}
          onClick={() => {
            onChosen?.()
            item.onSelect?.()
          }}
        >
          {inside}
        </ButtonBase>
      )}
    </Box>
  )
}
