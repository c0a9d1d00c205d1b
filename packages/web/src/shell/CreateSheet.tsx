import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { ChevronRight, IdCard, type LucideIcon } from 'lucide-react'
import { useGo } from '../go.ts'
import { useAgency } from '../session.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { useCreateCard } from './create-card.ts'
import { waysToMake } from './customer-pages.ts'
import { Quiet, Rest, Text } from '../ui/shapes.tsx'

/** What can be made here. */
export function CreateSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const createCard = useCreateCard()
  const agency = useAgency()
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
        {waysToMake(agency).map(({ id, icon, label, body, href, isExternal }) => (
          <Way
            key={id}
            icon={icon}
            title={i18n._(label)}
            body={i18n._(body)}
            onClick={choose(() =>
              isExternal ? void window.open(href ?? '', '_blank', 'noopener') : go(href ?? ''),
            )}
          />
        ))}
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
