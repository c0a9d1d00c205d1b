let allowed = true

/** Says whether links and pictures may be shared from this page: staff who look at it as a customer share nothing. */
export const allowSharing = (may: boolean): void => {
  allowed = may
}

/** Whether links and pictures may be shared from this page. */
export const mayShare = (): boolean => allowed
