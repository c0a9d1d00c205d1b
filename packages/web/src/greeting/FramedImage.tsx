import Box from '@mui/material/Box'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { framedPictureUrl } from '@parichay/contract/greeting/rules.frames.ts'
import { useState } from 'react'

export type Framing = { businessId: number; hash: string }

type Props = {
  post: ImagePost
  /** Undefined until the frame is known; null where there is none to show. */
  framing: Framing | null | undefined
  alt: string
  sizes?: string
  /** The first ones in sight come at once, the others when they are near. */
  eager?: boolean
  fit?: 'cover' | 'contain'
}

/** A picture in the customer's frame: the bare one of low quality first, so that something stands there at once. */
export function FramedImage({ post, framing, alt, sizes = '160px', eager = false, fit = 'cover' }: Props) {
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  const at = framing && { ...framing, imageId: post.imageId, version: post.version }
  const small = at ? framedPictureUrl({ ...at, width: 240 }) : post.thumbnailUrl
  const large = at ? framedPictureUrl({ ...at, width: 540 }) : post.previewUrl
  const loading = eager ? 'eager' : 'lazy'
  const place = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: fit } as const
  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        aspectRatio: `${post.width} / ${post.height}`,
        bgcolor: 'brand.sunken',
      }}
    >
      {state !== 'shown' && (
        <Box
          component="img"
          src={post.thumbnailUrl}
          alt={at ? '' : alt}
          loading={loading}
          decoding="async"
          sx={place}
        />
      )}
      {at && state !== 'failed' && (
        <Box
          component="img"
          key={`${at.businessId}.${at.hash}`}
          src={small}
          srcSet={`${small} 240w, ${large} 540w`}
          sizes={sizes}
          alt={alt}
          loading={loading}
          decoding="async"
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          sx={place}
        />
      )}
    </Box>
  )
}
