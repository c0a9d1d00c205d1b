import { stateCodeOf } from '../invoice/states.ts'
import { nameKey } from '../name-key.ts'
import type { Territory } from './fields.people.ts'

/**
 * Whether a business lies outside where somebody works: neither its city nor its state is named there. What nobody wrote
 * down of a business puts it outside of nothing. `state` is its name as people write it. The database judges alike (`outside_of`).
 */
export function isOutside(territory: Territory, business: { city: string; state: string }): boolean {
  const city = nameKey(business.city)
  const state = stateCodeOf(business.state)
  const cities = territory.cities.map(nameKey)
  const { states } = territory
  if (cities.length + states.length === 0) return false
  if (cities.includes(city) || (state && states.includes(state))) return false
  const maybeByCity = cities.length > 0 && city === ''
  const maybeByState = states.length > 0 && !state
  return !maybeByCity && !maybeByState
}
