import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { failureText } from '../../failure-words.ts'
import { Button } from '../Button.tsx'
import { InlineError } from './InlineError.tsx'

export type LoadMoreProps = {
  /** An infinite query. */
  pages: {
    error: unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
    refetch: () => Promise<unknown>
  }
  look?: 'secondary' | 'text'
}

/** The foot of a list whose pages are appended: the next page, or what went wrong with a way to try that again. */
export function LoadMore({ pages, look = 'secondary' }: LoadMoreProps) {
  const { t } = useLingui()
  const more = () => void pages.fetchNextPage()
  if (pages.error) {
    const retry = pages.isFetchNextPageError ? more : () => void pages.refetch()
    return <InlineError message={failureText(pages.error)} onRetry={retry} />
  }
  if (!pages.hasNextPage) return null
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center' }}>
      <Button look={look} busy={pages.isFetchingNextPage} onClick={more}>{t`Load more`}</Button>
    </Box>
  )
}
