import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ArrowDown, ArrowUp, Maximize2, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { Line, Pile, Rest, Text } from '../shapes.tsx'
import { useGo } from '../../go.ts'
import type { RowsProps } from './columns.ts'
import { useRoom } from './room.ts'

type Props<T> = RowsProps<T> & { row: T; onLook: (row: T) => void; onClose: () => void }

/** What is looked up of a row, beside its list: the page of the row is one press further. */
export function DetailPanel<T>(props: Props<T>) {
  const { rows, row, columns, rowKey, picture, actions, detail, hrefOf, onLook, onClose } = props
  const { t } = useLingui()
  const go = useGo()
  const frame = useRef<HTMLDivElement>(null)
  useRoom(frame)
  const title = columns.find(({ onPhone }) => onPhone === 'title') ?? columns[0]
  const at = rows.indexOf(row)
  const [before, after] = [rows[at - 1], rows[at + 1]]
  const href = hrefOf?.(row)
  return (
    <Box ref={frame} role="region" aria-label={t`Details`} data-detail sx={panelStyle}>
      <Box sx={headStyle}>
        {picture?.(row)}
        <Rest>
          <Text as="h3" component="h2" wraps>
            {title?.cell(row)}
          </Text>
        </Rest>
        <IconButton icon={X} label={t`Close the details`} onClick={onClose} />
      </Box>
      <Box key={rowKey(row)} sx={{ overflowY: 'auto', p: 2 }}>
        <Pile gap={2} oneColumn>
          {detail?.(row)}
        </Pile>
      </Box>
      <Box sx={footStyle}>
        <Line gap={0}>
          {before !== undefined && (
            <IconButton icon={ArrowUp} label={t`The row before`} onClick={() => onLook(before)} />
          )}
          {after !== undefined && (
            <IconButton icon={ArrowDown} label={t`The next row`} onClick={() => onLook(after)} />
          )}
        </Line>
        <Line gap={0.5} centred data-deeds>
          {href !== undefined && (
            <Button look="secondary" icon={Maximize2} onClick={() => go(href)}>
              {t`Open the page`}
            </Button>
          )}
          {actions?.(row)}
        </Line>
      </Box>
    </Box>
  )
}

const panelStyle = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxHeight: 'var(--room)',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  pl: 2,
  pr: 0.5,
  minHeight: 60,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const

const footStyle = {
  display: 'flex',
  alignItems: 'center',
  px: 1,
  minHeight: 60,
  borderTop: '1px solid',
  borderColor: 'divider',
  '& [data-deeds]': { ml: 'auto' },
} as const
