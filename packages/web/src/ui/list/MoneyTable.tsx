import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { Card } from '../Card.tsx'
import { RowList } from './RowList.tsx'
import { Quiet, Text } from '../shapes.tsx'

export type MoneyColumn<T> = {
  head: string
  cell: (row: T) => ReactNode
  /** A sum: at the end of its column, and never broken. */
  isSum?: boolean
  /** Never broken. */
  isWhole?: boolean
}
type Props<T> = {
  label: string
  rows: readonly T[]
  keyOf: (row: T) => string | number
  columns: readonly MoneyColumn<T>[]
  /** The same row on a phone: what it is, and its sums beside it. */
  phone: (row: T) => { title: ReactNode; lines: ReactNode[]; sums: ReactNode[] }
}

/** Steps of money: a table on wide screens, a list on phones. */
export function MoneyTable<T>({ label, rows, keyOf, columns, phone }: Props<T>) {
  const onPhone = useMediaQuery('(max-width: 899.98px)', { noSsr: true })
  if (onPhone) {
    return (
      <RowList label={label}>
        {rows.map((row) => {
          const { title, lines, sums } = phone(row)
          return (
            <Box
              component="li"
              key={keyOf(row)}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                columnGap: 2,
                px: 2,
                py: 1.5,
              }}
            >
              <Box sx={{ display: 'grid', gap: 0.25, alignContent: 'start', minWidth: 0 }}>
                <Text as="subtitle1" wraps>
                  {title}
                </Text>
                {lines.filter(Boolean).map((line, place) => (
                  <Quiet key={place} wraps>
                    {line}
                  </Quiet>
                ))}
              </Box>
              <Box
                sx={{
                  display: 'grid',
                  gap: 0.25,
                  alignContent: 'start',
                  justifyItems: 'end',
                  fontVariantNumeric: 'tabular-nums',
                  whiteSpace: 'nowrap',
                }}
              >
                {sums.filter(Boolean).map((sum, place) => (
                  <Box
                    key={place}
                    sx={{
                      typography: place === 0 ? 'subtitle1' : 'body2',
                      color: place === 0 ? 'text.primary' : 'text.secondary',
                    }}
                  >
                    {sum}
                  </Box>
                ))}
              </Box>
            </Box>
          )
        })}
      </RowList>
    )
  }
  return (
    <Card flush sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        aria-label={label}
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th': {
            typography: 'subtitle2',
            color: 'text.secondary',
            textAlign: 'start',
            whiteSpace: 'nowrap',
          },
          '& th, & td': { px: 2, py: 1.25, verticalAlign: 'top' },
          '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
          '& .sum': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
          '& .whole': { whiteSpace: 'nowrap' },
        }}
      >
        <thead>
          <tr>
            {columns.map(({ head, isSum }) => (
              <th key={head} scope="col" className={isSum ? 'sum' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, cell, isSum, isWhole }) => (
                <td key={head} className={isSum ? 'sum' : isWhole ? 'whole' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  )
}
