/** How a filter looks as a chip: grey while it is open, tinted while it narrows the list. */
export const pillStyle = (on: boolean) =>
  ({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: 44,
    borderRadius: '999px',
    border: '1px solid',
    borderColor: on ? 'brand.tintLine' : 'brand.control',
    bgcolor: on ? 'brand.tint' : 'background.paper',
    color: on ? 'primary.main' : 'text.primary',
    fontSize: 14,
    fontWeight: 600,
    '&:focus-within': { borderColor: 'primary.main' },
  }) as const
