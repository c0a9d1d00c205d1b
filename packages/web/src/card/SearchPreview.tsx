import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { makeView } from '@parichay/card-page/view.ts'
import { titleOf } from '@parichay/card-page/head.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { Quiet } from '../ui/shapes.tsx'
import { dot } from '../ui/dot.ts'

/** How a search engine may show the card. Its own colours, as people know them. */
export function SearchPreview({ facts }: { facts: CardPageFacts }) {
  const { t } = useLingui()
  const view = makeView(facts)
  const description =
    facts.settings.seoDescription ||
    [facts.basicDetails.tagline, facts.category, facts.basicDetails.city, view.phones[0]?.shown]
      .filter(Boolean)
      .join(dot)
  return (
    <Box
      role="figure"
      aria-label={t`In search results`}
      sx={{
        p: 2,
        borderRadius: '12px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        display: 'grid',
        gap: 0.5,
        overflowWrap: 'anywhere',
      }}
    >
      <Quiet small>{facts.url.replace(/^https?:\/\//, '').replace(/\//g, ' › ')}</Quiet>
      <Box
        sx={{
          fontSize: 18,
          lineHeight: 1.3,
          color: (theme) => theme.vars.palette.info.main,
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {titleOf(view)}
      </Box>
      <Box
        sx={{
          typography: 'body2',
          color: 'text.secondary',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {description}
      </Box>
    </Box>
  )
}
