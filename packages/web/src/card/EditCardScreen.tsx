import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { useRouterState } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { cardQuery } from '../api/cards.ts'
import { isCallFailed } from '../failures.ts'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { cardPathsFor } from '../paths.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { CardDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { Bone, FormSkeleton, Skeleton } from '../ui/Skeletons.tsx'
import { CardEditor } from './CardEditor.tsx'
import { Pile } from '../ui/shapes.tsx'

export function EditCardScreen() {
  const { t } = useLingui()
  const search = useRouterState({ select: (state) => state.location.search }) as Record<string, string>
  const cardNo = Number(search.cardNo)
  const known = Number.isInteger(cardNo) && cardNo > 0
  const { data: card, error, reload } = useRemote({ ...cardQuery(cardNo), enabled: known })
  const go = useGo()
  const kind = useSession((state) => (state.kind === 'staff' ? 'staff' : 'customer'))
  const gone = !known || (isCallFailed(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION'))
  if (gone) {
    return (
      <Page title={t`Edit card`} hideTitle>
        <EmptyState
          picture={<CardDrawing />}
          title={t`This card is not here`}
          body={t`It may have been deleted, or the link is not complete.`}
          action={
            <Button onClick={() => go(cardPathsFor(kind).home, { replace: true })}>{t`Go to home`}</Button>
          }
        />
      </Page>
    )
  }
  if (card) return <CardEditor key={card.cardNo} card={card} />
  return (
    <Page title={t`Edit card`} width="lg" hideTitle>
      {error ? <InlineError message={failureText(error)} onRetry={reload} /> : <EditorSkeleton />}
    </Page>
  )
}

function EditorSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '1fr 300px' } }}>
      <Pile gap={3}>
        <Skeleton>
          <Bone width={220} height={32} />
        </Skeleton>
        <FormSkeleton fields={5} />
      </Pile>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Skeleton>
          <Bone height={600} round={36} />
        </Skeleton>
      </Box>
    </Box>
  )
}
