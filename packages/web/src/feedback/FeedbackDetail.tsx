import { useLingui } from '@lingui/react/macro'
import { spokenNumber, whatsappHref } from '@parichay/card-page/phone.ts'
import type { Feedback } from '@parichay/contract/feedback/fields.ts'
import Box from '@mui/material/Box'
import { MessageCircle } from 'lucide-react'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { dayText } from '../ui/dates.ts'
import { Facts } from '../ui/Facts.tsx'
import { Link } from '../ui/Link.tsx'
import { Line } from '../ui/shapes.tsx'
import { FeedbackChips } from './FeedbackChips.tsx'
import { type FeedbackDeeds, FeedbackMenu, noteAnswered } from './FeedbackMenu.tsx'
import { Stars } from './Stars.tsx'
import { useReplyWords } from './words.ts'

type Props = FeedbackDeeds & { feedback: Feedback; withAgency: boolean }

/** A feedback looked up beside the list: all its words, and the way to tell the card's owner. */
export function FeedbackDetail({ feedback, withAgency, ...deeds }: Props) {
  const { t, i18n } = useLingui()
  const reply = useReplyWords()(feedback)
  const { text, name, businessName, cardId, cardNo, phoneNumber, createdAt } = feedback
  return (
    <>
      <Stars stars={feedback.stars} size={22} />
      <Box lang={feedback.language} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {text || t`Stars without words.`}
      </Box>
      <FeedbackChips feedback={feedback} />
      <Line gap={1} wraps>
        {phoneNumber && (
          <Button
            icon={MessageCircle}
            href={whatsappHref(phoneNumber, reply)}
            target="_blank"
            onClick={() => noteAnswered(feedback, deeds)}
            label={t`Tell ${businessName} on WhatsApp`}
          >{t`WhatsApp`}</Button>
        )}
        <FeedbackMenu feedback={feedback} {...deeds} />
      </Line>
      <Facts
        facts={[
          [t`Visitor`, name || t`A visitor`],
          [
            t`Business`,
            <Link key="business" href={paths.editCard(cardNo)}>
              {businessName}
            </Link>,
          ],
          [t`Phone`, phoneNumber && spokenNumber(phoneNumber)],
          [t`Card link`, cardId],
          [t`Agency`, withAgency && feedback.agencyName],
          [t`Left on`, dayText(createdAt, i18n.locale)],
        ]}
      />
    </>
  )
}
