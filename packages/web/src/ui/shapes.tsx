import Box, { type BoxProps } from '@mui/material/Box'
import type { ElementType } from 'react'
import { cutText, plainList } from './shape-styles.ts'

type Shape = Omit<BoxProps, 'sx' | 'gap'> & { component?: ElementType; htmlFor?: string }
type Type = 'h3' | 'subtitle1' | 'subtitle2' | 'body2' | 'caption'

const wrapped = { overflowWrap: 'anywhere' } as const
const narrow = { minWidth: 0 } as const

/** Words in a look of the theme. `wraps`: long words break rather than push the page wide. */
export function Text({ as, wraps, ...rest }: Shape & { as: Type; wraps?: boolean }) {
  return <Box {...rest} sx={{ typography: as, ...(wraps && wrapped) }} />
}

/** Words that stand back; `small` below something else that is small. */
export function Quiet({ small, wraps, ...rest }: Shape & { small?: boolean; wraps?: boolean }) {
  return (
    <Box
      {...rest}
      sx={{ typography: small ? 'caption' : 'body2', color: 'text.secondary', ...(wraps && wrapped) }}
    />
  )
}

/** The heading of a section. */
export function Heading({ wraps, ...rest }: Shape & { wraps?: boolean }) {
  return <Box component="h2" {...rest} sx={{ typography: 'h3', ...(wraps && wrapped) }} />
}

/** One line of words that ends in dots where there is no more room. */
export function Cut(props: Shape) {
  return <Box {...props} sx={cutText} />
}

/** Things below each other. `fits`: it becomes as narrow as its place; `oneColumn`: and so do the things. */
export function Pile({
  gap,
  fits,
  oneColumn,
  ...rest
}: Shape & { gap: number; fits?: boolean; oneColumn?: boolean }) {
  return (
    <Box
      {...rest}
      sx={{
        display: 'grid',
        gap,
        ...(oneColumn && { gridTemplateColumns: 'minmax(0, 1fr)' }),
        ...(fits && narrow),
      }}
    />
  )
}

type LineProps = Shape & { gap: number; wraps?: boolean; centred?: boolean; apart?: boolean }

/** Things beside each other. `apart`: the first and the last at the ends. */
export function Line({ gap, wraps, centred, apart, ...rest }: LineProps) {
  return (
    <Box
      {...rest}
      sx={{
        display: 'flex',
        gap,
        ...(wraps && { flexWrap: 'wrap' }),
        ...(centred && { alignItems: 'center' }),
        ...(apart && { justifyContent: 'space-between' }),
      }}
    />
  )
}

/** What takes the room that is left in a line. */
export function Rest(props: Shape) {
  return <Box {...props} sx={{ flex: 1, ...narrow }} />
}

/** A list without dots or indent; with a `gap` its rows stand apart. */
export function PlainList({ gap, oneColumn, ...rest }: Shape & { gap?: number; oneColumn?: boolean }) {
  return (
    <Box
      component="ul"
      {...rest}
      sx={{
        ...plainList,
        ...(gap !== undefined && { display: 'grid', gap }),
        ...(oneColumn && { gridTemplateColumns: 'minmax(0, 1fr)' }),
      }}
    />
  )
}
