import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { SxProps, Theme } from '@mui/material/styles'
import { GripVertical } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

type Grip = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>

const GripContext = createContext<Grip | null>(null)

/** One of the things of a `Sortable`; it is moved by its `SortHandle`. */
export function SortableItem({ id, sx, children }: { id: string; sx?: SxProps<Theme>; children: ReactNode }) {
  const { t } = useLingui()
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging, index } =
    useSortable({ id, attributes: { roleDescription: t`sortable` } })
  const item = useRef<HTMLElement | null>(null)
  // What keys carried to the end of the page lies under the bar there, and the handle that has the keyboard with it.
  useEffect(() => {
    if (!isDragging && item.current?.contains(document.activeElement))
      item.current.scrollIntoView({ block: 'nearest' })
  }, [isDragging, index])
  return (
    <Box
      component="li"
      ref={(node: HTMLElement | null) => {
        item.current = node
        setNodeRef(node)
      }}
      style={{ transform: CSS.Translate.toString(transform), ...(transition ? { transition } : {}) }}
      {...(isDragging ? { 'data-dragged': '' } : {})}
      sx={[
        { position: 'relative', '&[data-dragged]': { zIndex: 2 } },
        { scrollMarginBottom: 12 },
        { '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <GripContext value={{ attributes, listeners, setActivatorNodeRef }}>{children}</GripContext>
    </Box>
  )
}

/** What a thing is held by. */
export function SortHandle({ name, sx }: { name: string; sx?: SxProps<Theme> }) {
  const { t } = useLingui()
  const grip = useContext(GripContext)
  return (
    <ButtonBase
      ref={grip?.setActivatorNodeRef ?? null}
      {...grip?.attributes}
      {...grip?.listeners}
      aria-label={t`Move ${name}`}
      data-drag-handle
      sx={[
        {
          width: 44,
          minHeight: 44,
          flex: 'none',
          borderRadius: '10px',
          color: 'text.secondary',
          cursor: 'grab',
          // Where a row makes it narrower, it can still be hit.
          '&::after': { content: '""', position: 'absolute', inset: '0 -4px' },
          touchAction: 'none',
          '&:hover': { bgcolor: 'action.hover' },
          '&:active': { cursor: 'grabbing' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <GripVertical size={20} aria-hidden />
    </ButtonBase>
  )
}
