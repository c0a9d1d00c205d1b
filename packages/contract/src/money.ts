/** An amount as people read it: `₹1,23,456`, with paise only where there are any. Written here and not by `Intl`, so that preview, page and document never differ. */
export function rupees(paise: number): string {
  const [whole, part] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100]
  const digits = String(whole)
  const grouped =
    digits.length > 3 ? `${digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')},${digits.slice(-3)}` : digits
  return `${paise < 0 ? '−' : ''}₹${grouped}${part ? `.${String(part).padStart(2, '0')}` : ''}`
}
