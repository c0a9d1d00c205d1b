import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Button } from '../Button.tsx'
import { defaultPageSize, pageFacts, totalText } from './pages.ts'

export type PagerProps = { page: number; size?: number; total: number; onPage: (page: number) => void }

/** Which rows of how many, and the way to the next. Pages are those of the server. */
export function Pager({ page, size = defaultPageSize, total, onPage }: PagerProps) {
  const { t, i18n } = useLingui()
  const facts = pageFacts(page, size, total)
  const all = totalText(total, i18n.locale)
  return (
    <Box component="nav" aria-label={t`Pages`} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, mt: 1.5 }}>
      <Box sx={{ mr: 'auto', typography: 'body2', color: 'text.secondary' }}>{t`${facts.first}–${facts.last} of ${all}`}</Box>
      {facts.pages > 1 && (
        <>
          <Button look="secondary" disabledReason={facts.page <= 1 ? t`This is the first page` : undefined} onClick={() => onPage(facts.page - 1)}>
            {t`Back`}
          </Button>
          <Button look="secondary" disabledReason={facts.page >= facts.pages ? t`This is the last page` : undefined} onClick={() => onPage(facts.page + 1)}>
            {t`Next`}
          </Button>
        </>
      )}
    </Box>
  )
}
