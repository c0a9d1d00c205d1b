/** Tells the person at the terminal how far the work is. */
export type Say = (line: string) => void

/** A number of bytes in the unit a person would choose: 812 bytes, 3.4 KB, 12.0 MB, 1.50 GB. */
export function describeBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} KB`
  if (bytes < 1e9) return `${(bytes / 1e6).toFixed(1)} MB`
  return `${(bytes / 1e9).toFixed(2)} GB`
}
