const [kilobyte, megabyte] = [2 ** 10, 2 ** 20]

/** A size of a file as people read it, in the megabytes that limits are set in: `340 KB`, `1.2 MB`, `5,000 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / kilobyte))} KB` : `${shortened(bytes / megabyte)} MB`

const shortened = (size: number) => (size < 100 ? size.toFixed(1) : Math.round(size).toLocaleString('en-IN'))
