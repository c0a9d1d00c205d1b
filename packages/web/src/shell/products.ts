import type { AgencyConfiguration, AgencyDetails } from '@parichay/contract/agency/fields.ts'

/** No PDF, video, greeting or invitation product is on: project menus are hidden (specification 6). Pure. */
export const isDigitalCardOnly = ({
  imagePost,
  pdfCardConfig,
  video,
  dashboardConfig,
}: AgencyConfiguration): boolean =>
  !imagePost.enableImagePost &&
  !pdfCardConfig.enablePdfCardProduct &&
  !video.enableVideo &&
  !dashboardConfig.showInvitationTileInCustomerDashboard

/** Where customers make invitation cards: null while the tile is off or nobody gave a site (screens 7.2). Pure. */
export const invitationLink = ({
  configuration,
  invitationSiteLink,
}: Pick<AgencyDetails, 'configuration' | 'invitationSiteLink'>): string | null =>
  configuration.dashboardConfig.showInvitationTileInCustomerDashboard && invitationSiteLink !== ''
    ? invitationSiteLink
    : null
