let allowed = true

/** From here on nothing is shared from this page: staff look at it as a customer. */
export const stopSharing = (): void => {
  allowed = false
}

/** Whether links and pictures may be shared from this page. */
export const mayShare = (): boolean => allowed
