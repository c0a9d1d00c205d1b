type Reached = {
  businessName: string
  ownerPhoneNumber: string | null
  mobile: string | null
  cardId: string | null
  cardStatus: string | null
}

/** A message with the business's own name and the link of its card, which is left out where there is none; null without a number. */
export function messageTo(
  { businessName, ownerPhoneNumber, mobile, cardId, cardStatus }: Reached,
  text: string,
  origin: string,
): { phone: string; text: string } | null {
  const phone = ownerPhoneNumber ?? mobile
  if (!phone) return null
  const link = cardId && cardStatus !== 'DRAFT' ? `${origin}/${cardId}` : ''
  const said: Record<string, string> = { '{name}': businessName, '{link}': link }
  // In one walk and by a function: a name may hold `$&` or `{link}`.
  return { phone, text: text.replace(/\{(?:name|link)\}/g, (mark) => said[mark] ?? mark).trim() }
}
