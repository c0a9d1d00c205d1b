import { rupees } from '@parichay/contract/money.ts'
import { countText } from '../../ui/dates.ts'

/** Numbers of things as cells, said in a language, and plain for a file that is added up. */
export const countedIn = (language: string) => (value: number) => ({
  text: countText(value, language),
  plain: String(value),
})

/** Paise as a cell in rupees, and plain for a file that is added up. */
export const inRupees = (paise: number) => ({ text: rupees(paise), plain: (paise / 100).toFixed(2) })
