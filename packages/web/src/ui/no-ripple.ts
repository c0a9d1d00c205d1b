/** Stands in for MUI's ripple, which the theme switches off. */
export default function NoRipple() {
  return null
}
