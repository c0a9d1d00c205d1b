import { useLingui } from '@lingui/react/macro'
import { whatsappHref } from '@parichay/card-page/phone.ts'
import { maxStars, type Feedback } from '@parichay/contract/feedback/fields.ts'
import Box from '@mui/material/Box'
import { Check, MessageCircle, Star, Tag, Trash2, Undo2 } from 'lucide-react'
import { paths } from '../paths.ts'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { byVerdict } from '../ui/by-verdict.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { dayText } from '../ui/dates.ts'
import { Link } from '../ui/Link.tsx'
import { Line } from '../ui/shapes.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { tagWords } from './words.ts'

type FeedbackRowProps = {
  feedback: Feedback
  withAgency: boolean
  /** Notes that its owner was told, or that it waits again. */
  onAnswered: (isAnswered: boolean) => void
  onTag: () => void
  onRemove: () => void
}

/** Stars, words, whose card it was, whether its owner was told, and the way to tell them. */
export function FeedbackRow(props: FeedbackRowProps) {
  const { feedback, withAgency, onAnswered, onTag, onRemove } = props
  const { t, i18n } = useLingui()
  const { stars, text, name, businessName, cardId, phoneNumber, createdAt } = feedback
  const { answeredAt, answeredBy, tags, can } = feedback
  const who = name || t`A visitor`
  const deeds: (MenuAction | false)[] = [
    byVerdict(can.review, {
      id: 'answered',
      label: answeredAt ? t`Not answered yet` : t`Mark as answered`,
      icon: answeredAt ? Undo2 : Check,
      onSelect: () => onAnswered(answeredAt === null),
    }),
    byVerdict(can.review, { id: 'tags', label: t`Tags`, icon: Tag, onSelect: onTag }),
    byVerdict(can.delete, { id: 'delete', label: t`Delete`, icon: Trash2, danger: true, onSelect: onRemove }),
  ]
  const actions = deeds.filter((deed) => deed !== false)
  const answered = answeredAt && dayText(answeredAt, i18n.locale)
  const reply = t`A visitor gave your card “${businessName}” ${stars} of ${maxStars} stars: ${text || '–'}`
  return (
    <Card component="li" sx={{ display: 'grid', gap: 1, alignContent: 'space-between' }}>
      <Line gap={1} wraps centred>
        <Box
          role="img"
          aria-label={t`${stars} of ${maxStars} stars`}
          sx={{ display: 'inline-flex', gap: '2px', color: stars <= 2 ? 'error.main' : 'warning.main' }}
        >
          {Array.from({ length: maxStars }, (_, place) => (
            <Star
              key={place}
              size={18}
              aria-hidden
              fill={place < stars ? 'currentColor' : 'none'}
              strokeWidth={place < stars ? 1.5 : 1.25}
            />
          ))}
        </Box>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{who}</Box>
        <Box sx={{ ml: 'auto', typography: 'body2', color: 'text.secondary' }}>
          {dayText(createdAt, i18n.locale)}
        </Box>
      </Line>
      {text && (
        <Box lang={feedback.language} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {text}
        </Box>
      )}
      <Line gap={0.75} wraps centred>
        {answered ? (
          <StatusChip tone="success">
            {answeredBy ? t`Answered ${answered} by ${answeredBy}` : t`Answered ${answered}`}
          </StatusChip>
        ) : (
          <StatusChip tone="warning">{t`Waits for an answer`}</StatusChip>
        )}
        {tags.map((tag) => (
          <StatusChip key={tag}>{i18n._(tagWords[tag])}</StatusChip>
        ))}
      </Line>
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
        <span>{[cardId, withAgency ? feedback.agencyName : ''].filter(Boolean).join(' · ')}</span>
        <Box sx={{ ml: 'auto', display: 'flex', gap: 0.5 }}>
          {phoneNumber && (
            <Button
              look="text"
              icon={MessageCircle}
              href={whatsappHref(phoneNumber, reply)}
              target="_blank"
              onClick={() => can.review === true && !answeredAt && onAnswered(true)}
              label={t`Tell ${businessName} on WhatsApp`}
            >{t`WhatsApp`}</Button>
          )}
          {actions.length > 0 && <ActionMenu label={t`More for the feedback of ${who}`} actions={actions} />}
        </Box>
      </Box>
    </Card>
  )
}
