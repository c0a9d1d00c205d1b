import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { showWhatsNew } from './show-whats-new.tsx'
import designs from './designs.svg'
import links from './links.svg'
import qr from './qr.svg'

/** What this release brings, told to the owner of the card `cardNo`; what was viewed before is left out. */
export const tellNews = (go: ReturnType<typeof useGo>, cardNo: number) =>
  showWhatsNew([
    {
      id: '2026-11-links',
      title: i18n._(msg`Add useful links to your card`),
      subtitle: i18n._(
        msg`Instagram, Google reviews, your menu, a map: more than sixty kinds, each with its own icon.`,
      ),
      image: links,
      action: {
        label: i18n._(msg`Add links`),
        variant: 'primary',
        run: () => go(paths.editCard(cardNo, { showLinksCoachmark: true })),
      },
    },
    {
      id: '2026-11-designs',
      title: i18n._(msg`A new look whenever you like`),
      subtitle: i18n._(msg`Try any of twelve designs with your own details. Your link stays the same.`),
      image: designs,
      action: {
        label: i18n._(msg`Choose a design`),
        variant: 'secondary',
        run: () => go(paths.editCard(cardNo)),
      },
    },
    {
      id: '2026-11-qr',
      title: i18n._(msg`Your own QR code`),
      subtitle: i18n._(
        msg`Open it below your card, print it for the counter, and people have your number in a second.`,
      ),
      image: qr,
    },
  ])
