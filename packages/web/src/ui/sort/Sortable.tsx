import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export type SortableThing = { id: string; name: string }

type SortableProps = {
  /** The things in their order; names are read aloud. */
  things: readonly SortableThing[]
  onMove: (from: number, to: number) => void
  /** A list moves up and down only. */
  layout?: 'list' | 'grid'
  children: ReactNode
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** Things whose order is changed by finger, mouse or keyboard: Space picks up, arrows move, Space puts down, Escape gives up. */
export function Sortable({ things, onMove, layout = 'list', children }: SortableProps) {
  const { t } = useLingui()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => things.findIndex((thing) => thing.id === id)
  const nameOf = (id: UniqueIdentifier) => things[placeOf(id)]?.name ?? ''
  const count = things.length
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      t`${nameOf(active.id)} is picked up from place ${placeOf(active.id) + 1} of ${count}`,
    onDragOver: ({ active, over }) =>
      over ? t`${nameOf(active.id)} is over place ${placeOf(over.id) + 1} of ${count}` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t`${nameOf(active.id)} moved to place ${placeOf(over.id) + 1} of ${count}` : undefined,
    onDragCancel: ({ active }) => t`${nameOf(active.id)} is back at place ${placeOf(active.id) + 1}`,
  }
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={layout === 'list' ? [upAndDown] : []}
      onDragEnd={end}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t`Press Space to pick up, the arrow keys to move, Space again to put down, Escape to give up.`,
        },
      }}
    >
      <SortableContext
        items={things.map(({ id }) => id)}
        strategy={layout === 'list' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  )
}
