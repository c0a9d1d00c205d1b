import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Frame, Images, type LucideIcon, MessageSquareText, Palette, Type } from 'lucide-react'
import { useRef } from 'react'

/** What can be changed on a picture. */
export type Tool = 'frame' | 'look' | 'text' | 'pictures' | 'caption'

type Props = { tool: Tool; onChange: (tool: Tool) => void; hasPictures: boolean }

/** The tools below a picture; arrow keys turn them. */
export function ToolTabs({ tool, onChange, hasPictures }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const tools: { id: Tool; icon: LucideIcon; label: string }[] = [
    { id: 'frame', icon: Frame, label: t`Frame` },
    { id: 'look', icon: Palette, label: t`Look` },
    { id: 'text', icon: Type, label: t`Text` },
    ...(hasPictures ? [{ id: 'pictures' as const, icon: Images, label: t`Pictures` }] : []),
    { id: 'caption', icon: MessageSquareText, label: t`Caption` },
  ]
  const turn = (step: number) => {
    const place = tools.findIndex(({ id }) => id === tool)
    const next = tools[(place + step + tools.length) % tools.length]!
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`#greeting-tab-${next.id}`)?.focus()
  }
  return (
    <Box
      ref={list}
      role="tablist"
      aria-label={t`Change the picture`}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
        if (step === 0) return
        event.preventDefault()
        event.stopPropagation()
        turn(step)
      }}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {tools.map(({ id, icon: Icon, label }) => (
        <Box
          component="button"
          type="button"
          key={id}
          id={`greeting-tab-${id}`}
          role="tab"
          aria-selected={id === tool}
          aria-controls="greeting-tool"
          tabIndex={id === tool ? 0 : -1}
          onClick={() => onChange(id)}
          sx={{
            all: 'unset',
            boxSizing: 'border-box',
            display: 'grid',
            justifyItems: 'center',
            gap: '2px',
            minHeight: 52,
            py: 0.75,
            minWidth: 0,
            cursor: 'pointer',
            typography: 'caption',
            fontWeight: 650,
            textAlign: 'center',
            color: id === tool ? 'primary.main' : 'text.secondary',
            boxShadow: (theme) =>
              id === tool ? `inset 0 -3px 0 ${theme.vars.palette.brand.accent}` : 'none',
            '&:focus-visible': { outline: '2px solid', outlineOffset: '-2px', borderRadius: '8px' },
          }}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {label}
        </Box>
      ))}
    </Box>
  )
}
