import { lookOf } from '../light/looks.ts'
import { mandala, plate } from './pieces.ts'
import { isTall, type OwnDesign, stack, whole } from './parts.ts'

const data = 'M0 100V42C0 30 8 27 14 22C24 14 38 14 50 0C62 14 76 14 86 22C92 27 100 30 100 42V100Z'
const hold = {
  kind: 'shape' as const,
  outline: { type: 'path' as const, view: [100, 100] as [number, number], data },
}

/** An arch with light behind the wish. */
export const arch: OwnDesign = (parts) => {
  const { poster, colours, width, end } = parts
  const tall = isTall(parts)
  const box = {
    x: tall ? 90 : 190,
    y: tall ? 220 : 60,
    width: width - (tall ? 180 : 380),
    height: end - (tall ? 250 : 84),
  }
  const inner = {
    x: box.x + 70,
    y: box.y + box.height * 0.26,
    width: box.width - 140,
    height: box.height * 0.68,
  }
  return [
    plate(whole(parts), colours.ground),
    ...mandala(width / 2, box.y + box.height * 0.5, tall ? 900 : 620, `${colours.soft}40`),
    { ...hold, box, fill: colours.accent, shadow: { x: 0, y: 16, blur: 50, colour: '#00000055' } },
    {
      ...hold,
      box: { x: box.x + 16, y: box.y + 20, width: box.width - 32, height: box.height - 36 },
      stroke: {
        paint: poster.look === 'plain' ? `${colours.onAccent}aa` : lookOf(poster.look, colours.onAccent).fill,
        width: 4,
      },
    },
    stack(
      parts,
      inner,
      [
        { slot: 'wish', size: [104, 150], fill: colours.onAccent, maxLines: 4, room: 0.7, isLead: true },
        { slot: 'line', size: [40, 54], fill: `${colours.onAccent}e6`, maxLines: 4, room: 0.7 },
        { slot: 'date', size: [34, 44], fill: `${colours.onAccent}cc` },
      ],
      { gap: 22 },
    ),
  ]
}
