import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { unlimited } from '@parichay/contract/plan/unlimited.ts'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { useStaff } from '../../api/staff.ts'
import { designWords } from '../../card/words.ts'
import { failureText } from '../../failure-words.ts'
import { Card } from '../../ui/Card.tsx'
import { countText, dayText } from '../../ui/dates.ts'
import { languageName } from '../../ui/language-name.ts'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { Pile } from '../../ui/shapes.tsx'
import { fromDesktop } from '../../ui/theme.ts'
import { BusinessCard } from './BusinessCard.tsx'
import { CardVisits } from './CardVisits.tsx'

/** The card as visitors see it, how often they came, and how much is on it. */
export function BusinessCardTab({ business }: { business: Business }) {
  const { may } = useStaff()
  const showsFacts = may('card.view') && business.card
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        alignItems: 'start',
        ...(showsFacts && {
          [fromDesktop]: { gridTemplateColumns: '380px minmax(0, 1fr)', columnGap: 3 },
        }),
      }}
    >
      <BusinessCard business={business} />
      {showsFacts && (
        <Pile gap={2} oneColumn>
          <CardVisits cardNo={showsFacts.cardNo} />
          <CardFacts businessId={business.businessId} />
        </Pile>
      )}
    </Box>
  )
}

function CardFacts({ businessId }: { businessId: number }) {
  const { t, i18n } = useLingui()
  const { data, error, reload } = useRemote({
    queryKey: [...keys.cardsByBusiness(businessId), 'facts'],
    queryFn: ({ signal }) => call(cardRoutes.getCardsByBusiness, { query: { businessId } }, { signal }),
  })
  const card = data?.[0]
  if (!data)
    return error ? <InlineError message={failureText(error)} onRetry={reload} /> : <ListSkeleton rows={5} />
  if (!card) return null
  const of = (count: number, limit: number) =>
    limit === unlimited
      ? countText(count, i18n.locale)
      : t`${countText(count, i18n.locale)} of ${countText(limit, i18n.locale)}`
  const facts: [string, string][] = [
    [t`Card number`, String(card.cardNo)],
    [t`Design`, designWords[card.template.code].name],
    [t`Language`, languageName(card.settings.language, i18n.locale)],
    [t`Products and services`, of(card.products.length, card.limit.products)],
    [t`Pictures`, of(card.gallery.length, card.limit.gallery)],
    [t`Links`, of(card.links.length, card.limit.links)],
    [t`YouTube videos`, of(card.youtubeVideos.length, card.limit.youtube)],
    [t`Published`, card.publishedAt ? dayText(card.publishedAt, i18n.locale) : t`Not yet`],
    [t`Created`, dayText(card.createdAt, i18n.locale)],
  ]
  return (
    <Card>
      <Box component="h2" sx={{ typography: 'h3', mb: 1 }}>{t`On this card`}</Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '150px minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
          columnGap: 2,
          '& > dt, & > dd': { m: 0, py: 1 },
          '& > dt': { color: 'text.secondary', typography: 'body2', lineHeight: 1.7 },
          '& > dd': { overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([label, value]) => [
          <dt key={`${label} label`}>{label}</dt>,
          <dd key={label}>{value}</dd>,
        ])}
      </Box>
    </Card>
  )
}
