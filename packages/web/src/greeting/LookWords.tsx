import { useLingui } from '@lingui/react/macro'

/** What can be chosen of a frame, in words. */
export function useLookWords() {
  const { t } = useLingui()
  return {
    display: { 'all-details': t`All details`, 'only-logo': t`Only logo` },
    style: { 'style-1': t`Style 1`, 'style-2': t`Style 2` },
    height: { 'HEIGHT-1': t`Low`, 'HEIGHT-2': t`Medium`, 'HEIGHT-3': t`High` },
    place: { start: t`Left`, centre: t`Centre`, end: t`Right` },
    icons: { plain: t`Plain`, disc: t`Round`, none: t`None` },
    font: { sans: t`Clear`, serif: t`Classic`, rounded: t`Round`, condensed: t`Narrow`, display: t`Festive` },
  } as const
}
