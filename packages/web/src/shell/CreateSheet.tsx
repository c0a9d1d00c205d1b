import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import {
  ChevronRight,
  Clapperboard,
  Contact,
  IdCard,
  Image as ImageIcon,
  type LucideIcon,
  MailOpen,
} from 'lucide-react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { useCreateCard } from './create-card.ts'
import { invitationLink } from './products.ts'
import { Quiet, Rest, Text } from '../ui/shapes.tsx'

/** What can be made here. */
export function CreateSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const go = useGo()
  const createCard = useCreateCard()
  const agency = useAgency()
  const { imagePost, pdfCardConfig, video } = agency.configuration
  const invitations = invitationLink(agency)
  const choose = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Sheet open={open} title={t`Create`} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
        <Way
          icon={IdCard}
          title={t`Digital card`}
          body={t`A page with your numbers, links and hours, to share with one tap`}
          onClick={choose(() => void createCard())}
        />
        {pdfCardConfig.enablePdfCardProduct && (
          <Way
            icon={Contact}
            title={t`ID card`}
            body={t`A visiting card or an ID card as a PDF, to send and to print`}
            onClick={choose(() => go(paths.pdfCards()))}
          />
        )}
        {imagePost.enableImagePost && (
          <Way
            icon={ImageIcon}
            title={t`Greeting`}
            body={t`A picture for every festival and day, with your name and number on it`}
            onClick={choose(() => go(paths.dailyImage()))}
          />
        )}
        {video.enableVideo && (
          <Way
            icon={Clapperboard}
            title={t`Video`}
            body={t`A film of your offer or your shop, with your words and pictures in it`}
            onClick={choose(() => go(paths.videos()))}
          />
        )}
        {invitations !== null && (
          <Way
            icon={MailOpen}
            title={t`Invitation`}
            body={t`For weddings, openings and pujas, on a page that opens in a new tab`}
            onClick={choose(() => void window.open(invitations, '_blank', 'noopener'))}
          />
        )}
      </Box>
    </Sheet>
  )
}

function Way({
  icon: Icon,
  title,
  body,
  onClick,
}: {
  icon: LucideIcon
  title: string
  body: string
  onClick: () => void
}) {
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        width: '100%',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 1.5,
        minHeight: 76,
        textAlign: 'start',
        borderRadius: '12px',
        border: '1px solid',
        borderColor: 'divider',
        '&:hover': { bgcolor: 'brand.tint', borderColor: 'brand.tintLine' },
      }}
    >
      <Box
        sx={{
          width: 48,
          height: 48,
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          borderRadius: '12px',
          bgcolor: 'brand.tint',
          color: 'primary.main',
        }}
      >
        <Icon size={26} strokeWidth={1.75} aria-hidden />
      </Box>
      <Rest>
        <Text as="subtitle1">{title}</Text>
        <Quiet>{body}</Quiet>
      </Rest>
      <ChevronRight size={20} aria-hidden style={{ flex: 'none' }} />
    </ButtonBase>
  )
}
