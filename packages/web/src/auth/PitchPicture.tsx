import Box from '@mui/material/Box'

/** A card of a shop, as small as a stamp: awning, name, and the two buttons that matter. In the agency's colour. */
export function PitchPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 300 150"
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 320,
        height: 'auto',
        overflow: 'visible',
        '& .tint': { fill: (theme) => theme.vars.palette.brand.tint },
        '& .line': { fill: (theme) => theme.vars.palette.brand.tintLine },
        '& .paper': {
          fill: (theme) => theme.vars.palette.background.paper,
          stroke: (theme) => theme.vars.palette.divider,
        },
        '& .accent': { fill: (theme) => theme.vars.palette.primary.main },
        '& .on': { stroke: (theme) => theme.vars.palette.primary.contrastText },
        '& .sunken': { fill: (theme) => theme.vars.palette.brand.sunken },
        '& .ink': { fill: (theme) => theme.vars.palette.text.primary },
        '& .strong': { stroke: (theme) => theme.vars.palette.primary.main },
      }}
    >
      <circle className="tint" cx="226" cy="70" r="84" />
      <g transform="rotate(7 214 82)">
        <rect className="line" x="150" y="30" width="128" height="112" rx="14" />
      </g>
      <g transform="rotate(-4 130 78)">
        <rect className="paper" x="36" y="14" width="186" height="128" rx="16" />
        <path className="accent" d="M36 46V30a16 16 0 0 1 16-16h154a16 16 0 0 1 16 16v16z" />
        {Array.from({ length: 8 }, (_, i) => (
          <path
            key={i}
            className={i % 2 ? 'paper' : 'accent'}
            strokeWidth="0"
            d={`M${36 + i * 23.25} 44h23.250v8a11.625 10 0 0 1-23.250 0z`}
          />
        ))}
        <rect x="52" y="22" width="0" height="0" />
        <circle className="tint" cx="70" cy="87" r="19" />
        <path
          className="strong"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M60 84l2-6h16l2 6M62 85v9h16v-9M67 94v-5h6v5"
        />
        <rect className="ink" x="100" y="76" width="84" height="9" rx="4.500" />
        <rect className="line" x="100" y="92" width="58" height="7" rx="3.500" />
        <rect className="accent" x="52" y="114" width="72" height="20" rx="10" />
        <path
          className="on"
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M83 119.500c0 5 4.500 9.500 9.500 9.500l1-2.500-3-2-1.500 1.500c-1-.5-2-1.500-2.500-2.500l1.500-1.500-2-3z"
        />
        <rect x="134" y="114" width="72" height="20" rx="10" fill="#1fa855" />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M164.500 129l.8-3a5.500 5.500 0 1 1 2.200 2.200z"
        />
      </g>
      <g className="strong" fill="none" strokeWidth="2.500" strokeLinecap="round">
        <path d="M250 22v9M245.500 26.500h9M24 40l4 4M28 40l-4 4M268 118v7M264.500 121.500h7" />
      </g>
    </Box>
  )
}
