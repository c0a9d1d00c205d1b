/** Search params as plain text in the address; schemas of routes turn them into numbers and flags. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The query of an address; what is undefined is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') query.append(name, String(value))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}
