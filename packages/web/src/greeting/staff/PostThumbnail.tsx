import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'

/** A post as small as a row. */
export function PostThumbnail({ post, size = 40 }: { post: ImagePost; size?: number }) {
  return (
    <Box
      component="img"
      src={post.thumbnailUrl}
      alt=""
      loading="lazy"
      width={size}
      height={size}
      sx={{
        flex: 'none',
        objectFit: 'cover',
        borderRadius: '8px',
        bgcolor: 'brand.sunken',
        opacity: post.isShown ? 1 : 0.45,
      }}
    />
  )
}
