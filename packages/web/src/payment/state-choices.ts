import { useLingui } from '@lingui/react/macro'
import { statesByName } from '@parichay/contract/invoice/states.ts'
import { stateNames } from './words.states.ts'

/** The states and territories for a choice, by their official name, in the order of the reader's language. */
export function useStateChoices(): { value: string; label: string }[] {
  const { i18n } = useLingui()
  return statesByName
    .map(([name, code]) => ({ value: name as string, label: i18n._(stateNames[code]) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale))
}
