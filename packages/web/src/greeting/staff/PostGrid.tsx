import { useLingui } from '@lingui/react/macro'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import { EyeOff, Gem } from 'lucide-react'
import type { ReactNode } from 'react'
import { languageName } from '../../ui/language-name.ts'
import { Link } from '../../ui/Link.tsx'
import { RowTick } from '../../ui/list/RowTick.tsx'
import type { Ticks } from '../../ui/list/ticks.ts'
import { Quiet } from '../../ui/shapes.tsx'
import { cutText, plainList } from '../../ui/shape-styles.ts'

type Props = {
  posts: readonly ImagePost[]
  open: number | undefined
  hrefOf: (post: ImagePost) => string
  actions: (post: ImagePost) => ReactNode
  ticks: Ticks<ImagePost> | undefined
}

/** The pictures large, beside each other. */
export function PostGrid({ posts, open, hrefOf, actions, ticks }: Props) {
  const { t, i18n } = useLingui()
  return (
    <Box
      component="ul"
      aria-label={t`Images`}
      sx={{
        ...plainList,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
        gap: 1.5,
      }}
    >
      {posts.map((post) => (
        <Box component="li" key={post.imageId} sx={{ minWidth: 0, position: 'relative' }}>
          {ticks && (
            <Box sx={tickStyle}>
              <RowTick row={post} rows={posts} ticks={ticks} />
            </Box>
          )}
          <Link
            href={hrefOf(post)}
            label={post.title}
            current={post.imageId === open}
            sx={{
              display: 'block',
              position: 'relative',
              borderRadius: '12px',
              overflow: 'hidden',
              bgcolor: 'brand.sunken',
              aspectRatio: '1',
              outline: post.imageId === open ? '3px solid' : undefined,
              outlineColor: 'var(--mui-palette-primary-main)',
              outlineOffset: 2,
            }}
          >
            <Box
              component="img"
              src={post.thumbnailUrl}
              alt=""
              loading="lazy"
              sx={{
                display: 'block',
                width: '100%',
                height: '100%',
                objectFit: 'contain',
                opacity: post.isShown && !post.isWithheld ? 1 : 0.45,
              }}
            />
            <Box sx={{ position: 'absolute', top: 6, left: 6, display: 'flex', gap: 0.5 }}>
              {post.isWithheld && <Mark label={t`Hidden by us`} icon={<EyeOff size={15} aria-hidden />} />}
              {!post.isShown && <Mark label={t`Hidden`} icon={<EyeOff size={15} aria-hidden />} />}
              {post.isPremium && <Mark label={t`Premium`} icon={<Gem size={15} aria-hidden />} />}
            </Box>
          </Link>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', mt: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
              <Box
                title={post.title}
                sx={{
                  typography: 'body2',
                  fontWeight: 600,
                  ...cutText,
                }}
              >
                {post.title}
              </Box>
              <Quiet small>
                {languageName(post.language, i18n.locale)} · {post.imageId}
              </Quiet>
            </Box>
            <Box sx={{ mr: -1 }}>{actions(post)}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** On the picture, whatever its colours. */
const tickStyle = {
  position: 'absolute',
  zIndex: 1,
  top: 8,
  right: 8,
  display: 'flex',
  p: 0.25,
  borderRadius: '8px',
  bgcolor: 'background.paper',
} as const

function Mark({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      title={label}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 26,
        height: 26,
        borderRadius: '8px',
        color: '#fff',
        bgcolor: 'rgb(22 24 27 / 0.72)',
      }}
    >
      {icon}
    </Box>
  )
}
