import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'
import { TickBox } from '../form/tick-box.ts'
import { phoneOnly } from '../theme.ts'
import type { Ticks } from './ticks.ts'

const small = { width: 20, height: 20, borderRadius: '6px' } as const
/** A place to press that is larger than the box, without taking more room than it. */
const reach = {
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  cursor: 'pointer',
  '&::before': { content: '""', position: 'absolute', inset: '-12px -8px -12px -12px' },
} as const

type RowProps<T> = { row: T; rows: readonly T[]; ticks: Ticks<T>; picture?: ReactNode }

/** The box of a row; with Shift all from the one before. On phones it sits on the row's picture. */
export function RowTick<T>({ row, rows, ticks, picture }: RowProps<T>) {
  const { t } = useLingui()
  const name = ticks.nameOf(row)
  const withShift = useRef(false)
  const box = (
    <TickBox
      type="checkbox"
      aria-label={t`Tick ${name}`}
      checked={ticks.has(row)}
      // With Shift the browser would mark the words between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => {
        withShift.current = event.shiftKey
      }}
      onChange={(event) => ticks.tick(row, event.target.checked, rows, withShift.current)}
      sx={small}
    />
  )
  if (!picture)
    return (
      <Box component="label" data-tick sx={reach}>
        {box}
      </Box>
    )
  return (
    <Box
      component="label"
      data-tick
      sx={{ ...reach, [phoneOnly]: { '& > input': { position: 'absolute', right: -7, bottom: -7 } } }}
    >
      {picture}
      {box}
    </Box>
  )
}

/** The box of a page: all, some or none of its rows. */
export function PageTick<T>({ rows, ticks }: Pick<RowProps<T>, 'rows' | 'ticks'>) {
  const { t } = useLingui()
  const box = useRef<HTMLInputElement>(null)
  const state = ticks.ofPage(rows)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <Box component="label" data-tick sx={reach}>
      <TickBox
        ref={box}
        type="checkbox"
        aria-label={t`Tick this page`}
        checked={state === 'all'}
        onChange={() => ticks.tickPage(rows, state !== 'all')}
        sx={small}
      />
    </Box>
  )
}
