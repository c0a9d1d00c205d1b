import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'

/** A place of a chart: its words, and a value for each series. */
export type ChartPoint = { label: string; values: readonly number[] }
/** What a chart shows; `text` writes a value as people read it. */
export type ChartProps = {
  kind: 'bars' | 'line'
  title: string
  series: readonly string[]
  points: readonly ChartPoint[]
  text: (value: number) => string
  /** How a keyboard walks it. */
  hint: string
}

const height = 240
const margin = { top: 12, right: 12, bottom: 28, left: 64 }

/** Bars (stacked where there are several series) or a line, as wide as its place; arrow keys walk its points and say each. */
export function Chart({ kind, title, series, points, text, hint }: ChartProps) {
  const { vars } = useTheme()
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  const [at, setAt] = useState<number>()
  useEffect(() => {
    if (!frame.current) return
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.max(240, entry.contentRect.width)))
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [])
  const colours = [vars.palette.primary.main, vars.palette.success.main, vars.palette.warning.main]
  const sum = (point: ChartPoint) => point.values.reduce((all, value) => all + value, 0)
  const x = scaleBand({
    domain: points.map((_, place) => place),
    range: [margin.left, width - margin.right],
    padding: 0.25,
  })
  const y = scaleLinear({
    domain: [0, Math.max(1, ...points.map(sum))],
    range: [height - margin.bottom, margin.top],
    nice: true,
  })
  const middle = (place: number) => (x(place) ?? 0) + x.bandwidth() / 2
  const every = Math.max(1, Math.ceil(points.length / Math.max(2, Math.floor(width / 90))))
  const walk = (step: number) =>
    setAt((was) =>
      Math.min(
        points.length - 1,
        Math.max(0, was === undefined ? (step > 0 ? 0 : points.length - 1) : was + step),
      ),
    )
  const said = at === undefined ? undefined : points[at]
  const words =
    said &&
    `${said.label}: ${series.length === 1 ? text(said.values[0] ?? 0) : series.map((name, place) => `${name} ${text(said.values[place] ?? 0)}`).join(', ')}`
  const label = { fill: vars.palette.text.secondary, fontSize: 12, fontFamily: 'inherit' }
  return (
    <Box
      ref={frame}
      role="group"
      tabIndex={0}
      aria-label={`${title}. ${hint}`}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        if (step === undefined) return
        event.preventDefault()
        walk(step)
      }}
      onBlur={() => setAt(undefined)}
      sx={{ borderRadius: '12px', outlineOffset: 2 }}
    >
      <svg width={width} height={height} aria-hidden style={{ display: 'block', maxWidth: '100%' }}>
        <AxisLeft
          scale={y}
          left={margin.left}
          numTicks={4}
          hideTicks
          hideAxisLine
          tickFormat={(value) => (Number.isInteger(Number(value)) ? text(Number(value)) : '')}
          tickLabelProps={{ ...label, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        {y.ticks(4).map((value) => (
          <line
            key={value}
            x1={margin.left}
            x2={width - margin.right}
            y1={y(value)}
            y2={y(value)}
            stroke={vars.palette.divider}
          />
        ))}
        {kind === 'bars' &&
          points.map((point, place) => {
            let below = 0
            return point.values.map((value, index) => {
              const top = y(below + value)
              const size = y(below) - top
              below += value
              return (
                <Bar
                  key={`${place} ${index}`}
                  x={x(place) ?? 0}
                  y={top}
                  width={x.bandwidth()}
                  height={size}
                  rx={2}
                  fill={colours[index % colours.length] ?? ''}
                  opacity={at === undefined || at === place ? 1 : 0.4}
                />
              )
            })
          })}
        {kind === 'line' && (
          <LinePath
            data={points.map((point, place) => ({ place, value: sum(point) }))}
            x={({ place }) => middle(place)}
            y={({ value }) => y(value)}
            stroke={vars.palette.primary.main}
            strokeWidth={2.5}
          />
        )}
        {kind === 'line' && said && at !== undefined && (
          <circle cx={middle(at)} cy={y(sum(said))} r={5} fill={vars.palette.primary.main} />
        )}
        <AxisBottom
          scale={x}
          top={height - margin.bottom}
          hideTicks
          stroke={vars.palette.divider}
          tickValues={points.map((_, place) => place).filter((place) => place % every === 0)}
          tickFormat={(place) => points[Number(place)]?.label ?? ''}
          tickLabelProps={{ ...label, textAnchor: 'middle', dy: 2 }}
        />
        {points.map((point, place) => (
          <rect
            key={point.label}
            x={x(place) ?? 0}
            y={margin.top}
            width={x.bandwidth() + 1}
            height={height - margin.top - margin.bottom}
            fill="transparent"
            onPointerEnter={() => setAt(place)}
            onPointerLeave={() => setAt(undefined)}
          />
        ))}
      </svg>
      <Box
        role="status"
        sx={{
          minHeight: 22,
          typography: 'body2',
          fontWeight: 600,
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {words}
      </Box>
    </Box>
  )
}
