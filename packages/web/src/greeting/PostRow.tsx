import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from '../ui/Link.tsx'
import type { Tiles } from './Tiles.tsx'
import { Heading, Quiet, Rest } from '../ui/shapes.tsx'

type Props = {
  title: string
  note?: string | undefined
  /** Where all of them are. */
  href: string
  posts: readonly ImagePost[]
  tiles: Tiles
  isStory: boolean
}

/** An occasion or a group as one row that scrolls sideways. */
export function PostRow({ title, note, href, posts, tiles, isStory }: Props) {
  const { t } = useLingui()
  const id = useId()
  const width = isStory ? 108 : 132
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, containerType: 'inline-size' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Rest>
          <Heading id={id} wraps>
            {title}
          </Heading>
          {note && <Quiet>{note}</Quiet>}
        </Rest>
        <Link
          href={href}
          label={t`See all: ${title}`}
          sx={{
            display: 'flex',
            alignItems: 'center',
            flex: 'none',
            minHeight: 44,
            px: 1,
            mr: -1,
            borderRadius: '10px',
            typography: 'body2',
            fontWeight: 650,
            color: 'primary.main',
            textDecoration: 'none',
          }}
        >
          {t`See all`}
          <ChevronRight size={18} aria-hidden />
        </Link>
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mx: -2,
          px: 2,
          py: 0.5,
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: `${width}px`,
          gap: 1.25,
          overflowX: 'auto',
          scrollPaddingInline: '16px',
          scrollSnapType: 'x proximity',
          scrollbarWidth: 'thin',
          '& > li': { scrollSnapAlign: 'start' },
          // A wide page shows six of a row, and the rest by scrolling.
          '@container (min-width: 1000px)': { gridAutoColumns: 'calc((100% - 5 * 10px) / 6)' },
        }}
      >
        {posts.map((post) => (
          <li key={post.imageId}>{tiles(post, posts, { sizes: `${width}px` })}</li>
        ))}
      </Box>
    </Box>
  )
}
