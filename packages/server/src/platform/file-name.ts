/**
 * A file's name as it may stand in a header or a letter on any system: letters of English, digits, points and hyphens. Anything else, quotes, line
 * ends and Hindi too, becomes a hyphen; one that would be hidden or nothing gets a beginning.
 */
export const safeFileName = (name: string): string => {
  const plain = name.replace(/[^\w.-]+/g, '-')
  return /^\w/.test(plain) ? plain : `file${plain}`
}

/** The value of Content-Disposition (RFC 6266); as the name is plain there is nothing to encode (RFC 8187). */
export const disposition = (how: 'attachment' | 'inline', name: string): string =>
  `${how}; filename="${safeFileName(name)}"`
