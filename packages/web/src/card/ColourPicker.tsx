import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { cardColours } from '@parichay/contract/card/trade.ts'
import { Check, Pipette } from 'lucide-react'
import { useAgency } from '../session.ts'
import { contrast } from '@parichay/contract/agency/colour.ts'

/** The agency's colour, ten that always read well, or any other. */
export function ColourPicker({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const { t } = useLingui()
  const agency = useAgency()
  const own = agency.theme.primary.toLowerCase()
  const colours = [own, ...cardColours.filter((colour) => colour !== own)]
  const isOther = !colours.includes(value)
  return (
    <Box
      role="group"
      aria-label={t`Colour`}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 44px)', gap: 1 }}
    >
      {colours.map((colour) => (
        <Swatch
          key={colour}
          colour={colour}
          chosen={value === colour}
          label={colour === own ? t`Colour of ${agency.agencyName}` : t`Colour ${colour}`}
          onChoose={() => onChange(colour)}
        />
      ))}
      <Box
        sx={{
          position: 'relative',
          width: 44,
          height: 44,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: isOther ? value : 'brand.sunken',
          color: isOther ? inkOn(value) : 'text.primary',
          border: '1px solid',
          borderColor: 'brand.control',
          boxShadow: isOther
            ? (theme) =>
                `0 0 0 2px ${theme.vars.palette.background.paper}, 0 0 0 4px ${theme.vars.palette.primary.main}`
            : 'none',
          '&:has(:focus-visible)': {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: '5px',
          },
        }}
      >
        <Pipette size={20} aria-hidden />
        <Box
          component="input"
          type="color"
          aria-label={t`A colour of your own`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            opacity: 0,
            cursor: 'pointer',
          }}
        />
      </Box>
    </Box>
  )
}

function Swatch({
  colour,
  chosen,
  label,
  onChoose,
}: {
  colour: string
  chosen: boolean
  label: string
  onChoose: () => void
}) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      aria-pressed={chosen}
      title={label}
      onClick={onChoose}
      sx={{
        width: 44,
        height: 44,
        p: 0,
        borderRadius: '50%',
        border: '1px solid #8884',
        bgcolor: colour,
        color: inkOn(colour),
        display: 'grid',
        placeItems: 'center',
        cursor: 'pointer',
        boxShadow: chosen
          ? (theme) =>
              `0 0 0 2px ${theme.vars.palette.background.paper}, 0 0 0 4px ${theme.vars.palette.primary.main}`
          : 'none',
      }}
    >
      {chosen && <Check size={22} strokeWidth={3} aria-hidden />}
    </Box>
  )
}

const inkOn = (colour: string) => (contrast(colour, '#ffffff') >= 3 ? '#ffffff' : '#161616')
