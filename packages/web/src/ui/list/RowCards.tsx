import Box from '@mui/material/Box'
import { Link } from '../Link.tsx'
import type { Column, RowsProps } from './columns.ts'
import { RowTick } from './RowTick.tsx'
import { Line } from '../shapes.tsx'
import { cutText, plainList } from '../shape-styles.ts'

/** Rows on phones: picture, title and chip, two facts, a menu. */
export function RowCards<T>(props: RowsProps<T>) {
  const { rows, rowKey, columns, label, picture, actions, hrefOf, ticks } = props
  const of = (place: 'title' | 'chip' | 'fact') => columns.filter((column) => column.onPhone === place)
  const title = of('title')[0] ?? columns[0]
  const cellOf = (column: Column<T> | undefined, row: T) => (column?.phoneCell ?? column?.cell)?.(row)
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        ...plainList,
        mx: -2,
        borderTop: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {rows.map((row) => {
        const href = hrefOf?.(row)
        const content = (
          <>
            {!ticks && picture?.(row)}
            <Box
              sx={{ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.25 }}
            >
              <Line gap={1} centred>
                <Box
                  sx={{
                    fontWeight: 650,
                    overflow: 'hidden',
                    overflowWrap: 'anywhere',
                    display: '-webkit-box',
                    WebkitLineClamp: 3,
                    WebkitBoxOrient: 'vertical',
                    flex: '0 1 auto',
                  }}
                >
                  {cellOf(title, row)}
                </Box>
                <Box sx={{ ml: 'auto', flex: 'none' }}>{cellOf(of('chip')[0], row)}</Box>
              </Line>
              <Box sx={{ overflow: 'hidden', typography: 'body2', color: 'text.secondary' }}>
                <Box sx={factsStyle}>
                  {of('fact')
                    .slice(0, 2)
                    .map((column) => (
                      <Box key={column.id}>{cellOf(column, row)}</Box>
                    ))}
                </Box>
              </Box>
            </Box>
          </>
        )
        const line = {
          flex: 1,
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          pl: ticks ? 1.5 : 2,
          pr: actions ? 0 : 2,
          py: 1.25,
          minHeight: 68,
          color: 'inherit',
          textDecoration: 'none',
        } as const
        return (
          <Box
            component="li"
            key={rowKey(row)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              borderBottom: '1px solid',
              borderColor: 'divider',
              ...(ticks && { pl: 2 }),
              ...(ticks?.has(row) && { bgcolor: 'brand.tint' }),
            }}
          >
            {ticks && <RowTick row={row} rows={rows} ticks={ticks} picture={picture?.(row)} />}
            {href !== undefined ? (
              <Link href={href} sx={line}>
                {content}
              </Link>
            ) : (
              <Box sx={line}>{content}</Box>
            )}
            {actions && <Box sx={{ flex: 'none', pr: 0.5 }}>{actions(row)}</Box>}
          </Box>
        )
      })}
    </Box>
  )
}

/** Facts beside each other, or one below the other where both have no room; the dot before one that begins a line lies outside of what is seen. */
const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  ml: -2,
  '& > *': {
    ...cutText,
    display: 'block',
    position: 'relative',
    maxWidth: '100%',
    pl: 2,
    '&::before': { content: '"·"', position: 'absolute', left: 6 },
  },
} as const
