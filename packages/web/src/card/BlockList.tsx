import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { arrangedBlocks, sectionOfBlock } from '@parichay/contract/card/arrangement.ts'
import { completionOf, type CardSection } from '@parichay/contract/card/completion.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { moveLink } from '@parichay/contract/card/links-form.ts'
import type { CardBlock } from '@parichay/contract/card/sections.ts'
import {
  Image,
  Info,
  IndianRupee,
  Link2,
  type LucideIcon,
  MessageSquareHeart,
  PhoneCall,
  PhoneIncoming,
  ShoppingBag,
  SquarePlay,
} from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useArrangeCard } from '../api/arrange-card.ts'
import { QuietSwitch } from '../ui/form/SwitchField.tsx'
import { Sortable } from '../ui/sort/Sortable.tsx'
import { SortableItem, SortHandle } from '../ui/sort/SortableItem.tsx'
import { useReadOnly } from './EndedNotice.tsx'
import { SectionRow } from './SectionRow.tsx'
import { blockNames } from './words.ts'
import { plainList } from '../ui/shape-styles.ts'

const icons: Record<CardBlock, LucideIcon> = {
  contact: PhoneCall,
  about: Info,
  products: ShoppingBag,
  gallery: Image,
  videos: SquarePlay,
  links: Link2,
  payment: IndianRupee,
  lead: PhoneIncoming,
  feedback: MessageSquareHeart,
}

type BlockListProps = {
  card: Card
  /** What is in each section, in few words. */
  summaries: Record<CardSection, string>
  current: CardSection | undefined
  hrefOf: (section: CardSection) => string
  coachmark: ReactNode
  roomy: boolean
}

/** What stands on the page below its head: ordered by hand or keyboard, switched on and off, opened to be edited. */
export function BlockList({ card, summaries, current, hrefOf, coachmark, roomy }: BlockListProps) {
  const { t, i18n } = useLingui()
  const arrange = useArrangeCard(card.cardNo)
  const readOnly = useReadOnly(card)
  const blocks = arrangedBlocks(card.settings)
  const nameOf = (block: CardBlock) => i18n._(blockNames[block])
  const own: Partial<Record<CardBlock, string>> = {
    contact: t`From Basic details`,
    lead: t`Visitors leave their number`,
    feedback: t`Stars of visitors`,
  }
  return (
    <Sortable
      things={blocks.map((block) => ({ id: block, name: nameOf(block) }))}
      onMove={(from, to) => arrange({ order: moveLink(blocks, from, to) })}
    >
      <Box
        component="ul"
        data-blocks
        sx={{
          ...plainList,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '14px',
        }}
      >
        {blocks.map((block) => {
          const section = sectionOfBlock[block]
          const isOff = card.settings.hidden.includes(block)
          const here = section !== null && section === current && block !== 'contact'
          return (
            <Fragment key={block}>
              <SortableItem
                id={block}
                sx={{
                  bgcolor: here ? 'brand.tint' : 'background.paper',
                  '&:first-of-type': { borderRadius: '13px 13px 0 0' },
                  '&:last-of-type': { borderRadius: '0 0 13px 13px' },
                  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
                  '&[data-dragged]': { boxShadow: 8, borderRadius: '10px' },
                  '&:hover': { bgcolor: here ? 'brand.tint' : 'brand.sunken' },
                }}
              >
                <Box sx={{ display: 'flex', alignItems: 'center' }}>
                  {readOnly ? (
                    <Box sx={{ width: 12, flex: 'none' }} />
                  ) : (
                    <SortHandle name={nameOf(block)} sx={roomy ? {} : { width: 32 }} />
                  )}
                  <SectionRow
                    bare
                    icon={icons[block]}
                    name={nameOf(block)}
                    summary={
                      isOff ? t`Hidden on the page` : (own[block] ?? (section ? summaries[section] : ''))
                    }
                    done={section !== null && block !== 'contact' && completionOf(card, section).done}
                    isOff={isOff}
                    href={section && hrefOf(section)}
                    here={here}
                    roomy={roomy}
                  />
                  {!readOnly && (
                    <QuietSwitch
                      label={t`Show ${nameOf(block)} on the page`}
                      checked={!isOff}
                      onChange={(isOn) => arrange({ block, isOn })}
                    />
                  )}
                </Box>
                {block === 'links' && coachmark}
              </SortableItem>
            </Fragment>
          )
        })}
      </Box>
    </Sortable>
  )
}
