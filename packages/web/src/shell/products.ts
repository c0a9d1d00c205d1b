import { isOn } from '@parichay/contract/agency/switches.ts'
import type { AgencyConfiguration, AgencyDetails } from '@parichay/contract/agency/fields.ts'

/** No PDF, video, greeting or invitation product is on: project menus are hidden (specification 6). Pure. */
export const isDigitalCardOnly = (configuration: AgencyConfiguration): boolean =>
  !(['greetings', 'pdfCards', 'promotionalVideos', 'invitationTile'] as const).some((name) =>
    isOn(configuration, name),
  )

/** Where customers make invitation cards: null while the tile is off or nobody gave a site (screens 7.2). Pure. */
export const invitationLink = ({
  configuration,
  invitationSiteLink,
}: Pick<AgencyDetails, 'configuration' | 'invitationSiteLink'>): string | null =>
  isOn(configuration, 'invitationTile') && invitationSiteLink !== '' ? invitationSiteLink : null

/** Whether the agency gave a number or an address to ask at. Pure. */
export const isReachable = ({ support }: Pick<AgencyDetails, 'support'>): boolean =>
  [support.phoneNumber, support.whatsapp, support.email].some((way) => way !== '')
