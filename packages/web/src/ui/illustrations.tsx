import { Drawing } from './Drawing.tsx'

type Props = { size?: number }

/** A little shop with an awning. */
export function ShopDrawing({ size = 176 }: Props) {
  return (
    <Drawing size={size}>
      <circle className="tint" cx="80" cy="62" r="54" />
      <path className="paper" d="M36 58v44h88V58" />
      <path
        className="paper"
        d="M40 28h80l12 22c0 7-5 12-11.500 12S109 57 109 50c0 7-6 12-14.500 12S80 57 80 50c0 7-6 12-14.500 12S51 57 51 50c0 7-5 12-11.500 12S28 57 28 50z"
      />
      <path className="accent" d="M62 28l-11 22M80 28v22M98 28l11 22" />
      <path d="M48 102V76h22v26M82 76h30v16H82z" />
      <circle className="fill" cx="65" cy="90" r="2" />
      <path d="M24 102h112" />
      <path className="accent" d="M132 20v8M128 24h8M26 22l4 4M30 22l-4 4" />
    </Drawing>
  )
}

/** A card on a phone, with a spark. */
export function CardDrawing({ size = 176 }: Props) {
  return (
    <Drawing size={size}>
      <circle className="tint" cx="80" cy="60" r="54" />
      <rect className="paper" x="54" y="8" width="52" height="100" rx="11" />
      <path d="M74 16h12" />
      <rect className="accent" x="63" y="26" width="34" height="24" rx="5" />
      <circle cx="80" cy="50" r="9" className="paper" />
      <path d="M70 68h20M66 76h28" />
      <rect className="accent" x="63" y="86" width="15" height="10" rx="5" />
      <rect className="accent" x="82" y="86" width="15" height="10" rx="5" />
      <path className="accent" d="M124 26c0 6-3 9-9 9 6 0 9 3 9 9 0-6 3-9 9-9-6 0-9-3-9-9z" />
      <path d="M34 44c5-7 9-9 14-8M34 78c4 6 9 9 14 8" />
    </Drawing>
  )
}

/** A bill with its total. */
export function PaperDrawing({ size = 160 }: Props) {
  return (
    <Drawing size={size}>
      <circle className="tint" cx="80" cy="60" r="54" />
      <path className="paper" d="M46 16h68v90l-11-7-11.500 7L80 99l-11.500 7L57 99l-11 7z" />
      <path d="M58 34h26M58 46h38M58 58h30" />
      <rect className="accent" x="58" y="72" width="44" height="14" rx="5" />
      <path className="accent" d="M128 30c0 5-3 8-8 8 5 0 8 3 8 8 0-5 3-8 8-8-5 0-8-3-8-8z" />
    </Drawing>
  )
}

/** A magnifier over nothing. */
export function SearchDrawing({ size = 160 }: Props) {
  return (
    <Drawing size={size}>
      <circle className="tint" cx="80" cy="60" r="54" />
      <rect className="paper" x="36" y="26" width="64" height="76" rx="8" />
      <path d="M48 44h30M48 56h20M48 84h16" />
      <circle className="paper accent" cx="94" cy="66" r="22" />
      <path className="accent" d="M110 82l18 18" strokeWidth="5" />
      <path d="M87 61a9 9 0 0 1 9-5" />
    </Drawing>
  )
}

/** People at a counter: the customers of an agency. */
export function PeopleDrawing({ size = 176 }: Props) {
  return (
    <Drawing size={size}>
      <circle className="tint" cx="80" cy="60" r="54" />
      <circle className="paper" cx="52" cy="46" r="12" />
      <path className="paper" d="M30 92c0-16 9-26 22-26s22 10 22 26z" />
      <circle className="paper" cx="108" cy="46" r="12" />
      <path className="paper" d="M86 92c0-16 9-26 22-26s22 10 22 26z" />
      <circle className="paper accent" cx="80" cy="38" r="14" />
      <path className="paper accent" d="M54 96c0-20 11-32 26-32s26 12 26 32z" />
      <path d="M22 96h116" />
    </Drawing>
  )
}
