import { bean, heart, leaf, lozenge, paisley, spanner } from './motifs.ts'
import {
  circle,
  clipped,
  darker,
  drawing,
  ellipse,
  fill,
  lighter,
  place,
  rect,
  ring,
  stroke,
  times,
} from './shapes.ts'

/** A square mark on a full ground; the page rounds the corners. Its middle is the origin. */
const logo = (ground: string, ...parts: string[]) =>
  drawing(512, 512, rect(0, 0, 512, 512, ground), place(256, 256, parts.join('')))

const dropShape = (r: number) =>
  `M0 ${-r * 1.7}C${r * 0.35} ${-r * 0.95} ${r} ${-r * 0.55} ${r} ${r * 0.1}A${r} ${r} 0 0 1 ${-r} ${r * 0.1}C${-r} ${-r * 0.55} ${-r * 0.35} ${-r * 0.95} 0 ${-r * 1.7}z`

/** Kaju katli laid into an eight-pointed star. */
export const sweets = () =>
  logo(
    '#9a3412',
    ring(8, 92, (i) => lozenge(66, 164, i % 2 ? '#f2a33a' : '#fdebc8')),
    ring(8, 92, (i) => circle(0, -28, 7, i % 2 ? '#9a3412' : '#d97f1d')),
    circle(0, 0, 26, '#fdebc8'),
    circle(0, 0, 11, '#9a3412'),
  )

/** Four hearts meet in a cross. */
export const clinic = () =>
  logo(
    '#e3f4f3',
    ring(4, 98, (i) => heart(178, i % 2 ? '#14a3b8' : '#0e7490')),
    circle(0, 0, 22, '#e3f4f3'),
  )

/** A spanner across a hexagon nut. */
export const garage = () =>
  logo(
    '#1f242b',
    fill('M0 -176L152 -88V88L0 176L-152 88V-88z', '#f5b301'),
    circle(0, 0, 104, '#1f242b'),
    place(
      0,
      0,
      `<g stroke="#1f242b" stroke-width="36">${spanner(370, '#1f242b')}</g>${circle(0, -126, 70, '#1f242b')}${circle(0, 126, 70, '#1f242b')}${spanner(370, '#f4f6f8')}`,
      { turn: 45 },
    ),
  )

/** A flame of knowledge above an open book. */
export const classes = () =>
  logo(
    '#3730a3',
    place(0, -52, fill(dropShape(66), '#f9b233') + place(0, 12, fill(dropShape(34), '#fff1c9'))),
    fill(
      'M0 92C-48 52 -118 46 -180 62V166C-118 150 -48 156 0 190C48 156 118 150 180 166V62C118 46 48 52 0 92z',
      '#ffffff',
    ),
    rect(-5, 92, 10, 90, '#3730a3', { rx: 5 }),
    stroke(
      'M-146 98C-104 92 -66 98 -36 116M-146 130C-104 124 -66 130 -36 148M146 98C104 92 66 98 36 116M146 130C104 124 66 130 36 148',
      '#a5b4fc',
      9,
    ),
  )

/** A house drawn as its courtyard, with a tree in the middle. */
export const architects = () =>
  logo(
    '#f6ead9',
    fill('M-156 -156H156V156H44V112H112V-112H-112V112H-44V156H-156z', '#9a3412'),
    rect(-92, -92, 184, 184, '#e9cfae'),
    circle(0, 0, 62, '#5f8a4d'),
    circle(-16, -16, 30, '#7ba866'),
    rect(-44, 112, 88, 12, '#d98a5b'),
  )

/** A paisley inside a paisley. */
export const sarees = () => logo('#9d174d', place(4, 8, paisley(384, '#f4c75d', '#9d174d', '#f4c75d')))

/** A needle whose thread makes a loop. */
export const tailoring = () =>
  logo(
    '#5b21b6',
    stroke('M108 -116C190 -20 90 176 -30 152S-70 -10 40 20S150 150 60 186', '#f9c74f', 15),
    place(
      0,
      0,
      fill('M0 200L-11 -150A11 11 0 0 1 11 -150z', '#ffffff') + ellipse(0, -128, 4.5, 20, '#5b21b6'),
      { turn: 42 },
    ),
  )

/** An earring with a shower of drops. */
export const jewellery = () => {
  const gold = '#e3b04b'
  return logo(
    '#1d0a16',
    place(
      0,
      20,
      circle(0, -166, 20, 'none', { stroke: gold, 'stroke-width': 9 }) +
        fill('M-128 -6A128 128 0 0 1 128 -6z', gold) +
        fill('M-96 -22A97 97 0 0 1 96 -22z', '#1d0a16') +
        [-64, -32, 0, 32, 64]
          .map((turn, i) =>
            place(0, -16, place(0, -54, fill(dropShape(14), i % 2 ? '#12a577' : '#d81b56')), { turn }),
          )
          .join('') +
        rect(-136, -12, 272, 18, gold, { rx: 9 }) +
        times(7, (i) => {
          const x = (i - 3) * 40
          const y = 74 - Math.abs(i - 3) * 18
          return (
            stroke(`M${x} 6V${y}`, gold, 5) + place(x, y + 26, fill(dropShape(17), i % 2 ? '#f6ecd8' : gold))
          )
        }),
      { scale: 1.2 },
    ),
  )
}

/** A pot of milk and the drop that fills it. */
export const dairy = () =>
  logo(
    '#0369a1',
    place(0, -104, fill(dropShape(44), '#ffffff')),
    fill(
      'M-96 -24H96C104 -24 108 -10 98 -2C92 4 92 10 100 18C138 54 148 92 132 132C118 166 84 184 40 184H-40C-84 184 -118 166 -132 132C-148 92 -138 54 -100 18C-92 10 -92 4 -98 -2C-108 -10 -104 -24 -96 -24z',
      '#ffffff',
    ),
    stroke('M-118 84q30 -30 59 0t59 0t59 0t59 0', '#38a3d8', 16, { 'stroke-linecap': 'butt' }),
  )

/** A bulb with a bolt for its filament. */
export const electricals = () =>
  logo(
    '#1e40af',
    [-104, -52, 0, 52, 104]
      .map((turn) => place(0, -36, rect(-9, -196, 18, 46, '#93b4ff', { rx: 9 }), { turn }))
      .join(''),
    fill('M-52 96C-52 58 -112 34 -112 -36A112 112 0 0 1 112 -36C112 34 52 58 52 96z', '#ffd34d'),
    fill('M16 -104L-48 -6H-6L-18 62L48 -36H6z', '#1e40af'),
    rect(-52, 110, 104, 24, '#ffffff', { rx: 12 }),
    rect(-52, 142, 104, 24, '#ffffff', { rx: 12 }),
    rect(-28, 174, 56, 22, '#ffffff', { rx: 11 }),
  )

/** Half a lemon slice, half falling hair. */
export const salon = () =>
  logo(
    '#fff3e4',
    clipped(
      'left',
      rect(-180, -180, 172, 360, '#000'),
      circle(0, 0, 168, '#f3b61f') +
        circle(0, 0, 148, '#fff3e4') +
        ring(8, 0, () => fill('M0 -16L-46 -112Q0 -150 46 -112z', '#f7cf55'), 22.5),
    ),
    clipped(
      'right',
      rect(8, -180, 172, 360, '#000'),
      times(5, (i) => circle(0, 0, 156 - i * 34, 'none', { stroke: '#c2410c', 'stroke-width': 18 })),
    ),
  )

/** Hills, a sun, and a road that winds to them. */
export const travels = () =>
  logo(
    '#14532d',
    clipped(
      'round',
      circle(0, 0, 178, '#000'),
      rect(-180, -180, 360, 360, '#fde3ae') +
        circle(38, -62, 52, '#f28c28') +
        fill('M-190 60L-70 -84L14 16L78 -46L190 70V190H-190z', '#3f9a63') +
        fill('M-190 84C-100 34 60 30 190 92V190H-190z', '#14713d') +
        fill(
          'M-60 190C-30 150 70 140 56 112C46 92 -30 96 -16 62C40 82 120 80 118 118C116 150 60 160 50 190z',
          '#fff6df',
        ),
    ),
  )

/** A thali: one plate, six bowls. */
export const restaurant = () =>
  logo(
    '#14532d',
    circle(0, 0, 184, '#f3ead7'),
    circle(0, 0, 166, '#dccfb2'),
    circle(0, 0, 158, '#f3ead7'),
    ring(
      6,
      104,
      (i) =>
        circle(0, 0, 44, '#c9b98f') +
        circle(0, 0, 38, ['#d9541e', '#efb22e', '#5d8b3a', '#8f3f1d', '#f08a24', '#a3b84a'][i] ?? '#d9541e') +
        ellipse(-10, -14, 14, 9, '#ffffff', { opacity: 0.35 }),
    ),
    circle(0, 0, 50, '#ffffff'),
    place(0, 30, leaf(62, 24, '#2f7d3f')),
  )

/** A capsule, half of it a leaf. */
export const pharmacy = () =>
  logo(
    '#065f46',
    place(
      0,
      0,
      fill('M-74 0V-96A74 74 0 0 1 74 -96V0z', '#ffffff') +
        fill('M-74 12H74V96A74 74 0 0 1 -74 96z', '#6ee7b7') +
        stroke('M0 152V36M0 128L38 92M0 128L-38 92M0 84L34 52M0 84L-34 52', '#065f46', 10) +
        stroke('M-42 -96A42 42 0 0 1 -18 -134', '#bfe9d8', 13),
      { turn: 40 },
    ),
  )

/** Two beans like two leaves on one stem. */
export const coffee = () =>
  logo(
    '#5b2a12',
    place(-4, 26, bean(268, '#f0d9b5', '#5b2a12'), { turn: 28 }),
    place(84, -92, leaf(150, 56, '#7fae5e'), { turn: 52 }),
  )

/** A square of plain weave over two waves. */
export const importer = () => {
  const [warp, weft, ground] = ['#f6d9a0', '#ee8a4f', '#134e5e']
  return logo(
    ground,
    place(
      0,
      -48,
      times(3, (i) => rect(-88 + i * 64, -112, 48, 224, warp, { rx: 8 })) +
        times(
          3,
          (row) =>
            rect(-112, -88 + row * 64, 224, 48, weft, { rx: 8 }) +
            times(3, (i) =>
              (i + row) % 2
                ? ''
                : rect(-92 + i * 64, -92 + row * 64, 56, 56, ground) +
                  rect(-88 + i * 64, -96 + row * 64, 48, 64, warp),
            ),
        ),
      { turn: 45, scale: 0.94 },
    ),
    times(2, (i) =>
      stroke(
        `M-160 ${142 + i * 42}q40 -34 80 0t80 0t80 0t80 0`,
        i ? darker('#8fd3df', 0.25) : lighter('#8fd3df', 0.2),
        17,
      ),
    ),
  )
}
