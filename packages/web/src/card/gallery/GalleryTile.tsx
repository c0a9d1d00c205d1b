import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { TypedGalleryPicture } from '@parichay/contract/card/gallery-form.ts'
import { SortableItem, SortHandle } from '../../ui/sort/SortableItem.tsx'
import { cutText } from '../../ui/shape-styles.ts'

type GalleryTileProps = { id: string; name: string; picture: TypedGalleryPicture; onOpen: () => void }

/** A picture of the gallery; a tap opens its caption and album. */
export function GalleryTile({ id, name, picture, onOpen }: GalleryTileProps) {
  const { t } = useLingui()
  const { file, caption, album } = picture
  return (
    <SortableItem
      id={id}
      sx={{ borderRadius: '12px', '&[data-dragged]': { boxShadow: 8, '& img': { outline: '2px solid' } } }}
    >
      <ButtonBase
        aria-label={t`Edit ${name}`}
        onClick={onOpen}
        sx={{ display: 'block', width: '100%', textAlign: 'start', borderRadius: '12px' }}
      >
        <Box
          component="img"
          src={file.thumbnailUrl || file.url}
          alt=""
          loading="lazy"
          draggable={false}
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '1',
            objectFit: 'cover',
            borderRadius: '12px',
            bgcolor: 'brand.sunken',
          }}
        />
      </ButtonBase>
      <Box
        sx={{
          mt: 0.5,
          minHeight: 38,
          px: 0.25,
          typography: 'caption',
          lineHeight: 1.4,
          color: caption ? 'text.primary' : 'text.secondary',
          '& > span': {
            display: 'block',
            ...cutText,
          },
        }}
      >
        <span>{caption || t`Add a caption`}</span>
        {album && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {album}
          </Box>
        )}
      </Box>
      <SortHandle
        name={name}
        sx={{
          position: 'absolute',
          top: 4,
          left: 4,
          width: 44,
          color: '#fff',
          bgcolor: 'rgb(22 24 27 / 0.62)',
          '&:hover': { bgcolor: 'rgb(22 24 27 / 0.8)' },
        }}
      />
    </SortableItem>
  )
}
