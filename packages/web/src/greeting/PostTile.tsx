import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { Flame, Play } from 'lucide-react'
import { Hidden } from '../ui/Hidden.tsx'
import { hidden } from '../ui/hidden-style.ts'
import { LockMark } from '../ui/LockMark.tsx'
import { Link } from '../ui/Link.tsx'
import { FramedImage, type Framing } from './FramedImage.tsx'

export type PostTileProps = {
  post: ImagePost
  href: string
  onOpen: () => void
  replace: boolean
  framing: Framing | null | undefined
  isLocked: boolean
  /** What sets it apart from the others of its list. */
  mark: 'popular' | 'new' | undefined
  isCurrent: boolean
  sizes: string
  eager?: boolean
}

/** One picture of the library as the customer would send it. */
export function PostTile({
  post,
  href,
  onOpen,
  replace,
  framing,
  isLocked,
  mark,
  isCurrent,
  sizes,
  eager,
}: PostTileProps) {
  const { t } = useLingui()
  return (
    <Link
      href={href}
      onClick={onOpen}
      replace={replace}
      keepScroll
      current={isCurrent}
      sx={{
        position: 'relative',
        display: 'block',
        containerType: 'inline-size',
        overflow: 'hidden',
        borderRadius: '12px',
        outlineOffset: '3px',
        boxShadow: (theme) =>
          isCurrent
            ? `0 0 0 2px ${theme.vars.palette.background.default}, 0 0 0 4px ${theme.vars.palette.primary.main}`
            : `0 0 0 1px ${theme.vars.palette.divider}`,
        transition: 'box-shadow 150ms',
        '&:hover': { boxShadow: (theme) => `0 0 0 2px ${theme.vars.palette.primary.main}` },
      }}
    >
      <FramedImage post={post} framing={framing} alt={post.title} sizes={sizes} eager={eager ?? false} />
      {mark === 'popular' && (
        <Box
          component="span"
          sx={{
            ...badge,
            left: 6,
            gap: '3px',
            gridAutoFlow: 'column',
            px: 0.875,
            [small]: { px: 0, width: 24 },
            bgcolor: '#16181bd9',
            color: '#fff',
          }}
        >
          <Box component={Flame} size={14} strokeWidth={2.25} aria-hidden sx={{ color: '#ffb347' }} />
          <Box component="span" sx={onWide}>{t`Popular`}</Box>
        </Box>
      )}
      {mark === 'new' && (
        <Box
          component="span"
          sx={{ ...badge, left: 6, px: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {t`New`}
        </Box>
      )}
      {post.film && (
        <Box
          component="span"
          sx={{
            ...badge,
            top: 'auto',
            bottom: 6,
            right: 6,
            gap: '3px',
            gridAutoFlow: 'column',
            px: 0.875,
            bgcolor: '#16181bd9',
            color: '#fff',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Box component={Play} size={12} strokeWidth={2.5} fill="currentColor" aria-hidden />
          <Hidden>{t`Video`}</Hidden>
          {clockText(post.film.seconds)}
        </Box>
      )}
      {isLocked && <LockMark />}
    </Link>
  )
}

/** Seconds as a player shows them: 0:08. */
const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** On small tiles the word would hide too much of the picture: the sign stands alone, and the word is still read out. */
const small = '@container (max-width: 149px)'
const onWide = { [small]: hidden } as const

const badge = {
  position: 'absolute',
  top: 6,
  display: 'grid',
  placeItems: 'center',
  minHeight: 24,
  borderRadius: '999px',
  typography: 'caption',
  fontWeight: 700,
} as const
