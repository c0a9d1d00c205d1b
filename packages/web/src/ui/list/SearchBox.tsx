import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ControlBox } from '../form/control.ts'
import { IconButton } from '../IconButton.tsx'

/** Pause after the last letter before the address and the list follow (screens 7.0). */
export const searchDebounceMs = 400

export type SearchBoxProps = { value: string; onSearch: (text: string) => void; label: string }

export function SearchBox({ value, onSearch, label }: SearchBoxProps) {
  const { t } = useLingui()
  const [text, setText] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value !== sent.current) setText(value)
    sent.current = value
  }, [value])
  useEffect(() => {
    if (text.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      onSearch(sent.current)
    }, searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text, onSearch])
  return (
    <ControlBox role="search" sx={{ flex: '1 1 260px', maxWidth: 440 }}>
      <Box component={Search} size={20} aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text && <IconButton icon={X} label={t`Clear the search`} onClick={() => setText('')} />}
    </ControlBox>
  )
}
