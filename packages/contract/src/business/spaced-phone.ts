/** `+919825012345` as it is read out. */
export const spacedPhone = (phone: string) =>
  phone.replace(/^\+91[ -]?([6-9]\d{4})[ -]?(\d{5})$/, '+91 $1 $2')
