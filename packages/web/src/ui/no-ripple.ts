/** Stands in for MUI's ripple, which the theme switches off. */
function NoRipple() {
  return null
}

export { NoRipple as default }
