import { useLingui } from '@lingui/react/macro'
import { libraryName } from '@parichay/contract/greeting/days.ts'
import type { ItemTile, UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { wordsIn } from '@parichay/contract/ui-customisation/rules.ts'
import Box from '@mui/material/Box'
import { Images } from 'lucide-react'
import { useId } from 'react'
import { paths } from '../paths.ts'
import { Link } from '../ui/Link.tsx'
import { plainList } from '../ui/shape-styles.ts'
import { Heading } from '../ui/shapes.tsx'

const tiles = {
  ...plainList,
  display: 'grid',
  mt: 1.25,
  gap: 1.25,
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
} as const

/** Categories as tiles, each with its newest picture. */
export function ItemGrid({ item }: { item: UiCustomisation }) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Heading id={id} wraps>
        {wordsIn(item.title, i18n.locale)}
      </Heading>
      <Box component="ul" aria-labelledby={id} sx={tiles}>
        {item.tiles.map((tile) => (
          <Tile key={`${tile.imageCategoryId}.${tile.imageSubcategoryId}`} tile={tile} />
        ))}
      </Box>
    </Box>
  )
}

function Tile({ tile }: { tile: ItemTile }) {
  const { i18n } = useLingui()
  const { imageCategoryId: category, imageSubcategoryId, pictureUrl } = tile
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Link
        href={paths.dailyImage({ category, subcategory: imageSubcategoryId ?? undefined })}
        sx={{
          display: 'grid',
          gap: 0.75,
          color: 'text.primary',
          textDecoration: 'none',
          borderRadius: '12px',
          outlineOffset: '3px',
        }}
      >
        <Box
          sx={{
            aspectRatio: '1',
            display: 'grid',
            placeItems: 'center',
            overflow: 'hidden',
            borderRadius: '12px',
            bgcolor: 'brand.tint',
            color: 'primary.main',
          }}
        >
          {pictureUrl ? (
            <Box
              component="img"
              src={pictureUrl}
              alt=""
              loading="lazy"
              decoding="async"
              sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
            />
          ) : (
            <Images size={28} aria-hidden />
          )}
        </Box>
        <Box
          sx={{
            typography: 'caption',
            fontWeight: 600,
            textAlign: 'center',
            overflowWrap: 'anywhere',
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
          }}
        >
          {libraryName(tile, i18n.locale)}
        </Box>
      </Link>
    </Box>
  )
}
