import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { ExternalLink, Plus, SquarePen } from 'lucide-react'
import { keys } from '../../api/keys.ts'
import { failureText } from '../../failure-words.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { useAgency } from '../../session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CardDrawing } from '../../ui/illustrations.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { PhoneFrame } from '../../ui/PhoneFrame.tsx'
import { ShareRow } from '../../ui/ShareRow.tsx'
import { CardChip } from './CardChip.tsx'

/** The public page without its script: a picture of it, not the page at work. */
async function stillPage(path: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(path, { signal, headers: { accept: 'text/html' } })
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '')
}

/** The card of a business: the live page where this host may show it, its link, and the way to edit it. */
export function BusinessCard({ business }: { business: Business }) {
  const { t } = useLingui()
  const go = useGo()
  const agency = useAgency()
  const { card } = business
  if (!card) {
    return (
      <Card>
        <EmptyState
          picture={<CardDrawing size={132} />}
          title={t`No card yet`}
          action={
            business.can.editCard === true && (
              <Button
                icon={Plus}
                onClick={() => go(paths.addCard({ businessId: business.businessId }))}
              >{t`Create card`}</Button>
            )
          }
        />
      </Card>
    )
  }
  // The page's own policy lets only its own host frame it.
  const framed =
    card.url !== null && business.agencyId === agency.agencyId ? new URL(card.url).pathname : undefined
  return <CardOfBusiness business={business} card={card} framed={framed} />
}

function CardOfBusiness({
  business,
  card,
  framed,
}: {
  business: Business
  card: NonNullable<Business['card']>
  framed: string | undefined
}) {
  const { t } = useLingui()
  const go = useGo()
  const page = useRemote({
    queryKey: [...keys.card(card.cardNo), 'page', framed],
    queryFn: ({ signal }) => stillPage(framed ?? '', signal),
    enabled: framed !== undefined,
  })
  return (
    <Card sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box sx={{ width: '100%', display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="h2" sx={{ typography: 'h3', flex: 1 }}>
          {t`Digital card`}
        </Box>
        <CardChip card={card} />
      </Box>
      {page.data ? (
        <PhoneFrame html={page.data} title={t`Card of ${business.businessName}`} width={240} />
      ) : page.error ? (
        <Box sx={{ width: '100%' }}>
          <InlineError message={failureText(page.error)} onRetry={page.reload} />
        </Box>
      ) : framed ? (
        <Box sx={{ height: 480 }} />
      ) : (
        <CardDrawing size={132} />
      )}
      {card.url === null && (
        <Box
          sx={{ color: 'text.secondary', textAlign: 'center' }}
        >{t`The card is a draft. Nobody can see it yet.`}</Box>
      )}
      {card.url !== null && (
        <Box sx={{ width: '100%', display: 'grid', gap: 1.5 }}>
          <Box
            component="a"
            href={card.url}
            target="_blank"
            rel="noopener"
            sx={{
              display: 'inline-flex',
              justifySelf: 'center',
              alignItems: 'center',
              gap: 0.75,
              minHeight: 44,
              overflowWrap: 'anywhere',
            }}
          >
            {card.url.replace(/^https?:\/\//, '')}
            <ExternalLink size={16} aria-hidden />
          </Box>
          <ShareRow
            url={card.url}
            title={business.businessName}
            text={t`Here is the digital card of ${business.businessName}:`}
          />
        </Box>
      )}
      {business.can.editCard === true && (
        <Button look="secondary" fullWidth icon={SquarePen} onClick={() => go(paths.editCard(card.cardNo))}>
          {t`Edit card`}
        </Button>
      )}
    </Card>
  )
}
