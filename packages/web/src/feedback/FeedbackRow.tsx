import { useLingui } from '@lingui/react/macro'
import { whatsappHref } from '@parichay/card-page/phone.ts'
import type { Feedback } from '@parichay/contract/feedback/fields.ts'
import Box from '@mui/material/Box'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { dayText } from '../ui/dates.ts'
import { Link } from '../ui/Link.tsx'
import { Line } from '../ui/shapes.tsx'
import { useReplyWords } from './words.ts'
import { FeedbackChips } from './FeedbackChips.tsx'
import { type FeedbackDeeds, FeedbackMenu, noteAnswered } from './FeedbackMenu.tsx'
import { Stars } from './Stars.tsx'
import { dot } from '../ui/dot.ts'

type FeedbackRowProps = FeedbackDeeds & {
  feedback: Feedback
  withAgency: boolean
  /** The box that ticks it, where it can be. */
  tick: ReactNode
}

/** Stars, words, whose card it was, whether its owner was told, and the way to tell them. */
export function FeedbackRow({ feedback, withAgency, tick, ...deeds }: FeedbackRowProps) {
  const { t, i18n } = useLingui()
  const { stars, text, name, businessName, cardId, phoneNumber, createdAt } = feedback
  const reply = useReplyWords()(feedback)
  return (
    <Card component="li" sx={{ display: 'grid', gap: 1, alignContent: 'space-between' }}>
      <Line gap={1} wraps centred>
        {tick}
        <Stars stars={stars} />
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name || t`A visitor`}</Box>
        <Box sx={{ ml: 'auto', typography: 'body2', color: 'text.secondary' }}>
          {dayText(createdAt, i18n.locale)}
        </Box>
      </Line>
      {text && (
        <Box lang={feedback.language} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {text}
        </Box>
      )}
      <FeedbackChips feedback={feedback} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.5,
          columnGap: 1,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        <Link
          href={paths.editCard(feedback.cardNo)}
          sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}
        >
          {businessName}
        </Link>
        <span>{[cardId, withAgency ? feedback.agencyName : ''].filter(Boolean).join(dot)}</span>
        <Box sx={{ ml: 'auto', display: 'flex', gap: 0.5 }}>
          {phoneNumber && (
            <Button
              look="text"
              icon={MessageCircle}
              href={whatsappHref(phoneNumber, reply)}
              target="_blank"
              onClick={() => noteAnswered(feedback, deeds)}
              label={t`Tell ${businessName} on WhatsApp`}
            >{t`WhatsApp`}</Button>
          )}
          <FeedbackMenu feedback={feedback} {...deeds} />
        </Box>
      </Box>
    </Card>
  )
}
