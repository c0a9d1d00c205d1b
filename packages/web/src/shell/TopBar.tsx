import { useLingui } from '@lingui/react/macro'
import { useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { ArrowLeft, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useAgency, useSession } from '../session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { fromDesktop, topBarHeight } from '../ui/theme.ts'
import { hasBackButton, homeOf } from './rules.ts'
import { cutText } from '../ui/shape-styles.ts'

export type TopBarProps = {
  onMenu?: () => void
  menuOpen?: boolean
  /** Between the brand and the menu: a bell, a language switch. */
  extras?: ReactNode
  /** On wide screens the menu stands open beside the page. */
  menuPinned?: boolean
}

/** Brand, back button by the rules of the specification, menu on the right. */
export function TopBar({ onMenu, menuOpen = false, extras, menuPinned = false }: TopBarProps) {
  const { t } = useLingui()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const agency = useAgency()
  const { pathname, search } = useRouterState({ select: (state) => state.location })
  const isStaff = useSession((state) => state.kind === 'staff')
  const home = isStaff ? paths.admin() : homeOf(pathname)
  const back = () => (canGoBack ? router.history.back() : void router.navigate({ href: home, replace: true }))
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 30,
        height: topBarHeight,
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        component="a"
        href="#main"
        sx={{
          position: 'absolute',
          left: 8,
          top: 8,
          zIndex: 1,
          px: 2,
          py: 1,
          borderRadius: '10px',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          // Above the bar it would lie over the banner of the lost network.
          '&:not(:focus)': { clipPath: 'inset(50%)' },
        }}
      >
        {t`Skip to the page`}
      </Box>
      {hasBackButton(pathname, search) && <IconButton icon={ArrowLeft} label={t`Back`} onClick={back} />}
      <Link
        href={home}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          minWidth: 0,
          minHeight: 44,
          px: 1,
          mr: 'auto',
          color: 'text.primary',
          textDecoration: 'none',
          borderRadius: '10px',
        }}
      >
        <Avatar name={agency.agencyName} src={agency.logoUrl} darkSrc={agency.darkLogoUrl} size={34} />
        <Box
          component="span"
          sx={{
            typography: 'subtitle1',
            fontWeight: 700,
            ...cutText,
          }}
        >
          {agency.agencyName}
        </Box>
      </Link>
      {extras}
      {onMenu && (
        <Box sx={menuPinned ? { [fromDesktop]: { display: 'none' } } : {}}>
          <IconButton icon={Menu} label={t`Menu`} expanded={menuOpen} onClick={onMenu} />
        </Box>
      )}
    </Box>
  )
}
