import Box from '@mui/material/Box'
import { useState } from 'react'
import { initials } from './initials.ts'

export type AvatarProps = {
  name: string
  src?: string | null | undefined
  /** The same for dark screens, where there is one. */
  darkSrc?: string | null | undefined
  size?: number
  /** A circle for people, a soft square for businesses. */
  shape?: 'circle' | 'square'
}

/** The picture of somebody, or a monogram while there is none. It says nothing that the name beside it does not. */
export function Avatar({ name, src, darkSrc, size = 44, shape = 'square' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const round = shape === 'circle' ? '50%' : `${Math.round(size * 0.26)}px`
  if (src && broken !== src) {
    const img = (
      <Box
        component="img"
        data-avatar
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(src)}
        sx={{
          width: size,
          height: size,
          flex: 'none',
          borderRadius: round,
          objectFit: 'cover',
          bgcolor: 'brand.sunken',
        }}
      />
    )
    return darkSrc ? (
      <picture style={{ display: 'contents' }}>
        <source media="(prefers-color-scheme: dark)" srcSet={darkSrc} />
        {img}
      </picture>
    ) : (
      img
    )
  }
  return (
    <Box
      aria-hidden
      data-avatar
      sx={{
        width: size,
        height: size,
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        borderRadius: round,
        bgcolor: 'brand.tint',
        color: 'primary.main',
        fontSize: size * 0.38,
        fontWeight: 700,
        lineHeight: 1,
        overflow: 'hidden',
      }}
    >
      {initials(name)}
    </Box>
  )
}
