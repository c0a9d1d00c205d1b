import type { Boot } from '../boot.ts'
import { call } from './client.ts'

/** Reads the boot data of the page; in development the page has none and the agency is asked for. */
export async function readBoot(): Promise<Boot> {
  const text = document.getElementById('boot')?.textContent ?? ''
  if (text.trim().startsWith('{')) return JSON.parse(text) as Boot
  const { agencyRoutes } = await import('@parichay/contract/agency/routes.ts')
  const agency = await call(agencyRoutes.getAgencyDetails)
  return { agency, session: 'none', language: 'en', errorReporting: null, checkoutUrl: '', answers: {} }
}
