import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Reading } from '../../api/remote.ts'
import { failureText } from '../../failure-words.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CardDrawing } from '../../ui/illustrations.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { plainList } from '../../ui/shape-styles.ts'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { fromTablet } from '../../ui/theme.ts'

type Props<T> = {
  /** What the list holds, read by screen readers. */
  label: string
  answer: Reading<T>
  /** How much the plan leaves. */
  left: (data: T) => ReactNode
  none: { title: string; body: string }
  /** Makes a new one; without it whoever looks may make none. */
  create?: { label: string; onClick: () => void } | undefined
  /** Each as `li`. */
  rows: (data: T) => readonly ReactNode[]
}

/** What a business has made of one product: how much its plan leaves, and the works themselves. */
export function BusinessWorks<T>({ label, answer, left, none, create, rows }: Props<T>) {
  const { data, error } = answer
  if (data === undefined)
    return error ? (
      <InlineError message={failureText(error)} onRetry={answer.reload} />
    ) : (
      <ListSkeleton rows={3} />
    )
  const shown = rows(data)
  const action = create && (
    <Button look={shown.length > 0 ? 'secondary' : 'primary'} icon={Plus} onClick={create.onClick}>
      {create.label}
    </Button>
  )
  if (shown.length === 0)
    return <EmptyState picture={<CardDrawing />} title={none.title} body={none.body} action={action} />
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2, minHeight: 44 }}>
        <Box sx={{ flex: '1 1 220px', color: 'text.secondary' }}>{left(data)}</Box>
        {action}
      </Box>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          ...plainList,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          [fromTablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' },
        }}
      >
        {shown}
      </Box>
    </>
  )
}
