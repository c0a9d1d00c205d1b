import type { AgencyConfiguration } from '@parichay/contract/agency/fields.ts'

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
