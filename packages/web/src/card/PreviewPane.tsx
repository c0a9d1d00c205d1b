import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { blockOfSection } from '@parichay/contract/card/arrangement.ts'
import type { CardSection } from '@parichay/contract/card/completion.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import type { Unsaved } from '@parichay/contract/card/preview.ts'
import { useEffect, useState } from 'react'
import { CardPreview } from './CardPreview.tsx'
import { Segments } from './Segments.tsx'

const saved: Unsaved = {}

/** The card in a phone; while something is unsaved, the card as it is now can be held against it. */
export function PreviewPane({
  card,
  unsaved,
  width,
  section,
}: {
  card: Card
  unsaved: Unsaved
  width: number
  /** What is edited: the preview shows that part of the page. */
  section?: CardSection | undefined
}) {
  const { t } = useLingui()
  const [side, setSide] = useState<'new' | 'now'>('new')
  const changed = Object.values(unsaved).some((value) => value !== undefined)
  useEffect(() => {
    if (!changed) setSide('new')
  }, [changed])
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5 }}>
      <Box
        sx={{
          minHeight: 44,
          display: 'flex',
          alignItems: 'center',
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        {changed ? (
          <Segments
            label={t`Compare`}
            value={side}
            onChange={setSide}
            choices={[
              { value: 'now', label: t`As it is now` },
              { value: 'new', label: t`With your changes` },
            ]}
          />
        ) : (
          t`This is what visitors see`
        )}
      </Box>
      <CardPreview
        card={card}
        unsaved={changed && side === 'new' ? unsaved : saved}
        width={width}
        at={section && blockOfSection(section)}
      />
    </Box>
  )
}
