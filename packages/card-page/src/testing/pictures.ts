const jars = (y: number, colours: string[]) =>
  colours
    .map(
      (colour, i) =>
        `<g transform="translate(${70 + i * 145} ${y})"><rect width="96" height="118" rx="14" fill="${colour}"/><rect x="-4" y="-16" width="104" height="24" rx="8" fill="#5b3a1e"/><rect x="16" y="44" width="64" height="40" rx="6" fill="#fff7e8"/></g>`,
    )
    .join('')

const scenes: Record<string, string> = {
  'logo.png': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><circle cx="120" cy="120" r="108" fill="#c2352b"/>${[...Array(12).keys()].map((i) => `<ellipse cx="120" cy="62" rx="17" ry="40" fill="#ffd489" opacity=".92" transform="rotate(${i * 30} 120 120)"/>`).join('')}<circle cx="120" cy="120" r="30" fill="#fff3d6"/></svg>`,
  'shop.jpg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720"><rect width="1280" height="720" fill="#f4d9ae"/><rect y="560" width="1280" height="160" fill="#8a5a2f"/><g fill="#a06d3c"><rect y="276" width="1280" height="22"/><rect y="496" width="1280" height="22"/></g>${jars(158, ['#d9542b', '#e8a51c', '#7d9a3c', '#b5402f', '#efc14a', '#92572f', '#5f8a4a', '#d9772b'])}${jars(378, ['#efc14a', '#92572f', '#d9542b', '#e8a51c', '#7d9a3c', '#d9772b', '#b5402f', '#5f8a4a'])}<g fill="#f1ead9"><path d="M90 720V600q60-34 120 0v120zM300 720V590q70-40 140 0v130zM840 720V600q66-38 132 0v120zM1040 720V584q72-40 144 0v136z"/></g><g><ellipse cx="150" cy="598" rx="62" ry="26" fill="#d9542b"/><ellipse cx="370" cy="588" rx="72" ry="28" fill="#e8b021"/><ellipse cx="906" cy="598" rx="68" ry="27" fill="#7d9a3c"/><ellipse cx="1112" cy="584" rx="74" ry="28" fill="#b5402f"/></g></svg>`,
  'clinic.jpg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720"><rect width="1280" height="720" fill="#dff1ec"/><rect y="540" width="1280" height="180" fill="#c3e0d8"/><rect x="120" y="110" width="360" height="270" rx="18" fill="#fff"/><path d="M120 300q90-90 180 0t180 0v62a18 18 0 0 1-18 18H138a18 18 0 0 1-18-18z" fill="#9fd3c4"/><circle cx="400" cy="180" r="34" fill="#ffd36e"/><g fill="#fff"><rect x="700" y="330" width="440" height="230" rx="34"/><rect x="660" y="410" width="120" height="170" rx="30"/><rect x="1060" y="410" width="120" height="170" rx="30"/></g><g fill="#f29b83"><rect x="790" y="400" width="120" height="110" rx="22"/></g><g fill="#6fb8a6"><rect x="930" y="400" width="120" height="110" rx="22"/></g><path d="M580 620c-60-110-20-210 10-260 30 50 70 150 10 260z" fill="#5aa58f"/><rect x="545" y="590" width="90" height="80" rx="14" fill="#e7c9a5"/></svg>`,
  'studio.jpg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720"><rect width="1280" height="720" fill="#e9e1d6"/><circle cx="980" cy="230" r="150" fill="#f6efe4"/><rect y="520" width="1280" height="200" fill="#cbb9a3"/><g fill="#8b5e4b"><path d="M180 520h180l-20-220h-140z"/><path d="M760 520h150l20-150q-95-40-190 0z"/></g><path d="M450 520h220q60-170-60-260v-60h-100v60q-120 90-60 260z" fill="#4f6b77"/><path d="M1000 520h130l30-110h-190z" fill="#c98b5e"/></svg>`,
}

const tints = ['#d9542b', '#e8a51c', '#7d9a3c', '#b5402f', '#4f6b77', '#92572f', '#5f8a4a', '#a2477f']

/** A still life that differs by its number: enough to see cropping, captions and rhythm. */
function stillLife(name: string, number: number): string {
  const [ground, ink] = [tints[number % tints.length]!, tints[(number + 3) % tints.length]!]
  const height = name.startsWith('shot') && number % 3 === 0 ? 854 : 1080
  const width = height === 854 ? 1280 : 1080
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}" opacity=".28"/><rect y="${height * 0.7}" width="${width}" height="${height * 0.3}" fill="${ground}" opacity=".5"/><circle cx="${width / 2}" cy="${height * 0.52}" r="${height * 0.26}" fill="${ink}"/><ellipse cx="${width / 2}" cy="${height * 0.44}" rx="${height * 0.2}" ry="${height * 0.09}" fill="#fff8" /></svg>`
}

/** A drawn picture for a fixture's picture address, as SVG. */
export function drawPicture(url: string): string | undefined {
  const name =
    url
      .split('/')
      .at(-1)
      ?.replace(/\.avif$/, '') ?? ''
  const found = /^(goods|shot|owner)-?(\d*)\.webp$/.exec(name)
  return found ? stillLife(name, Number(found[2] || 4)) : scenes[name]
}
