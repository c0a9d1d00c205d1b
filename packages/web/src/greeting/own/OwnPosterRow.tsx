import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { countdownTo, libraryName } from '@parichay/contract/greeting/days.ts'
import type { DatedSubcategory } from '@parichay/contract/greeting/fields.ts'
import { regionsOf } from '@parichay/contract/greeting/languages.ts'
import { noWords, wordsOfCountdown } from '@parichay/contract/greeting/own-poster.ts'
import { postLanguages } from '@parichay/contract/greeting/tastes.ts'
import { cardsQuery } from '../../api/customer-queries.ts'
import type { TypedPoster } from '../../api/own-poster.ts'
import { paths } from '../../paths.ts'
import { useInSight } from '../../ui/in-sight.ts'
import { Link } from '../../ui/Link.tsx'
import { Heading, Quiet } from '../../ui/shapes.tsx'
import { plainList, sidewaysRow } from '../../ui/shape-styles.ts'
import { PosterPicture } from './PosterPicture.tsx'
import {
  designFor,
  type PosterSearch,
  sellingCard,
  shownProducts,
  startPoster,
} from '../../api/start-poster.ts'

type Props = {
  business: Business
  answer: FrameAnswer
  shape: 'SQUARE' | 'STORY'
  /** The day that is shown, and the occasions that the owner sees. */
  day: string
  occasions: readonly DatedSubcategory[]
}
type Made = { search: Partial<PosterSearch>; title: string; typed: TypedPoster }

const mostProducts = 4

/** A countdown to a great day that is near, offers with the products of the card, and designs for words and a photo of one's own: one tap opens, the next sends. */
export function OwnPosterRow({ business, answer, shape, day, occasions }: Props) {
  const { t, i18n } = useLingui()
  const [place, inSight] = useInSight()
  const card = sellingCard(useRemote({ ...cardsQuery(business.businessId), enabled: inSight }).data)
  const begun = (search: PosterSearch) =>
    startPoster(search, i18n.locale, { card, answer }, business.category)
  const offers = shownProducts(card)
    .slice(0, mostProducts)
    .map((shown, i): Made => {
      const search = { design: designFor(shown, i), shape, product: shown.place } as const
      return { search, title: shown.product.name, typed: begun(search) }
    })
  // With a picture of the owner or the shop that is there already.
  const photos = (['jharokha', 'crest'] as const).flatMap((design): Made[] => {
    const search = { design, shape, product: undefined } as const
    const typed = begun(search)
    if (typed.photoUrl === '') return []
    const wish = design === 'jharokha' ? t`Your photo` : t`Your shop`
    const { poster } = typed
    return [{ search, title: wish, typed: { ...typed, poster: { ...poster, words: { ...noWords, wish } } } }]
  })
  const next = countdownTo(occasions, day, regionsOf({ pin: business.pin ?? '', state: business.state }))
  const counted = (next ? [next] : []).map(({ occasion, days }): Made => {
    const spoken = postLanguages.find((one) => one === i18n.locale) ?? 'en'
    const said = wordsOfCountdown(libraryName(occasion, spoken), days, spoken)
    const search = { design: 'arch', shape, product: undefined, ...said } as const
    return { search, title: `${said.wish}, ${said.line}`, typed: begun(search) }
  })
  const sample = (design: 'banner' | 'arch', wish: string, offer = ''): Made => {
    const { poster, photoUrl } = begun({ design, shape, product: undefined })
    return {
      search: { design, shape },
      title: wish,
      typed: { poster: { ...poster, words: { ...noWords, wish, offer } }, photoUrl },
    }
  }
  const all = [
    ...counted,
    ...offers,
    ...photos,
    sample('banner', t`Your offer`, '20 %'),
    sample('arch', t`Your wish`),
  ]
  return (
    <Box
      component="section"
      ref={place}
      aria-label={t`Make your own`}
      sx={{ minWidth: 0, containerType: 'inline-size' }}
    >
      <Heading>{t`Make your own`}</Heading>
      <Quiet wraps>
        {offers.length > 0
          ? t`Offers with your products, or your words and your photo`
          : t`Your words and your photo, in your frame`}
      </Quiet>
      <Box
        component="ul"
        sx={{
          ...plainList,
          mx: -2,
          px: 2,
          py: 1,
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: shape === 'STORY' ? '108px' : '132px',
          gap: 1.25,
          ...sidewaysRow,
          scrollbarWidth: 'thin',
          minHeight: shape === 'STORY' ? 208 : 148,
          // As many as there are fill the row.
          '@container (min-width: 1000px)': {
            gridAutoColumns: `calc((100% - ${all.length - 1} * 10px) / ${all.length})`,
          },
        }}
      >
        {inSight &&
          all.map(({ search, title, typed }) => (
            <li key={`${search.design} ${search.product ?? ''} ${search.wish ?? ''}`}>
              <Link
                href={paths.ownPoster(search)}
                label={t`Make a poster: ${title}`}
                sx={{
                  display: 'block',
                  overflow: 'hidden',
                  borderRadius: '12px',
                  boxShadow: (theme) => `0 0 0 1px ${theme.vars.palette.divider}`,
                  '&:hover': { boxShadow: (theme) => `0 0 0 2px ${theme.vars.palette.primary.main}` },
                }}
              >
                <PosterPicture typed={typed} answer={answer} business={business} title={title} zoom={0.28} />
              </Link>
            </li>
          ))}
      </Box>
    </Box>
  )
}
