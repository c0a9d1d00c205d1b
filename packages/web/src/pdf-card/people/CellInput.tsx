import Box from '@mui/material/Box'
import { peopleBounds, type PersonField } from '@parichay/contract/pdf-card/people.ts'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { readPasted } from '../../api/read-pasted.ts'

/** Where the hand goes from a cell. */
export type Move = 'left' | 'right' | 'up' | 'down'
type Props = {
  label: string
  field: PersonField
  value: string
  isWrong: boolean
  onWrite: (text: string) => void
  onMove: (how: Move) => void
  onPaste: (block: string[][]) => void
  onLeave: () => void
}

const modes: Partial<Record<PersonField, 'tel'>> = { phone: 'tel', emergencyPhone: 'tel' }

/** The cell that is typed in. What stands in it is written when it is left, in whatever way. */
export function CellInput({ label, field, value, isWrong, onWrite, onMove, onPaste, onLeave }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef({ onWrite, written: value })
  latest.current.onWrite = onWrite
  const write = (text: string) => {
    if (text === latest.current.written) return
    latest.current.written = text
    latest.current.onWrite(text)
  }
  const writing = useRef(write)
  writing.current = write
  useEffect(() => {
    const here = input.current!
    here.focus({ preventScroll: true })
    here.select()
    here.parentElement?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    // A page that is put away or reloaded keeps what was being typed.
    const keep = () => writing.current(here.value.trim())
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      // It may also be scrolled out of sight.
      keep()
    }
  }, [])
  const leave = () => write(input.current!.value.trim())
  const go = (event: KeyboardEvent, how: Move) => {
    event.preventDefault()
    leave()
    onMove(how)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value: text, selectionStart: start, selectionEnd: end } = event.currentTarget
    const isWhole = start === 0 && end === text.length
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Tab') go(event, event.shiftKey ? 'left' : 'right')
    else if (event.key === 'Enter') go(event, event.shiftKey ? 'up' : 'down')
    else if (event.key === 'ArrowDown') go(event, 'down')
    else if (event.key === 'ArrowUp') go(event, 'up')
    else if (event.key === 'ArrowLeft' && end === 0 && !isWhole) go(event, 'left')
    else if (event.key === 'ArrowRight' && start === text.length && !isWhole) go(event, 'right')
    else if (event.key === 'Escape') {
      event.currentTarget.value = value
      event.currentTarget.blur()
    }
  }
  const paste = (event: ClipboardEvent) => {
    const block = readPasted(event.clipboardData.getData('text/plain'))
    if (!block) return
    event.preventDefault()
    onPaste(block)
    // What was pasted stands in the row now; the old text must not be written over it.
    const first = (block[0]?.[0] ?? '').replace(/\s+/g, ' ').trim()
    input.current!.value = first
    latest.current.written = first
  }
  return (
    <Box
      component="input"
      ref={input}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      defaultValue={value}
      maxLength={peopleBounds.cell}
      {...(modes[field] ? { inputMode: modes[field] } : {})}
      autoComplete="off"
      enterKeyHint="next"
      onKeyDown={onKeyDown}
      onPaste={paste}
      onBlur={() => {
        leave()
        onLeave()
      }}
      sx={{
        position: 'absolute',
        inset: 0,
        width: 1,
        px: 1.25,
        border: 0,
        font: 'inherit',
        fontSize: 16,
        color: 'text.primary',
        bgcolor: 'background.paper',
        outline: '2px solid',
        outlineOffset: '-2px',
        outlineColor: 'primary.main',
        zIndex: 1,
      }}
    />
  )
}
