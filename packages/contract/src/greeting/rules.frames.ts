/** Shapes of a greeting (specification 3, constant lists). */
export const shapes = ['SQUARE', 'STORY'] as const
/** One of `shapes`. */
export type Shape = (typeof shapes)[number]
/** Design size of a shape in px. */
export const shapeSizes = {
  SQUARE: { width: 1080, height: 1080 },
  STORY: { width: 1080, height: 1920 },
} as const satisfies Record<Shape, { width: number; height: number }>

/**
 * How a frame lies on a post: over it, as high as its owner likes; or, on videos of a platform that splices them, as an opaque
 * strip of one height.
 */
export const frameLayouts = ['free', 'strip'] as const
/** One of `frameLayouts`. */
export type FrameLayout = (typeof frameLayouts)[number]

/** Kinds of frames; a plan may hide each (frameVisibility). */
export const frameKinds = ['regular', 'product', 'political'] as const
/** One of `frameKinds`. */
export type FrameKind = (typeof frameKinds)[number]

/** Every frame by its code. The drawings are in packages/greeting. */
export const framesOfKind = {
  regular: [
    'frame1',
    'frame2',
    'frame3',
    'frame4',
    'frame5',
    'frame6',
    'frame7',
    'frame8',
    'frame9',
    'frame10',
    'frame11',
    'frame12',
  ],
  product: ['product1', 'product2', 'product3', 'product4'],
  political: ['political1', 'political2', 'political3', 'political4'],
} as const satisfies Record<FrameKind, readonly string[]>
/** The codes of all frames in the order in which they are offered. */
export const frameCodes = [
  ...framesOfKind.regular,
  ...framesOfKind.product,
  ...framesOfKind.political,
] as const
/** One of `frameCodes`. */
export type FrameCode = (typeof frameCodes)[number]

/** The kind a frame belongs to. */
export const kindOfFrame = (code: FrameCode): FrameKind =>
  code.startsWith('political') ? 'political' : code.startsWith('product') ? 'product' : 'regular'

/** What of a plan decides about a kind. */
export const featureOfKind = {
  regular: 'regularFrame',
  product: 'productFrame',
  political: 'politicalFrame',
} as const satisfies Record<FrameKind, string>

/** Two compositions of each frame (specification 3). */
export const frameStyles = ['style-1', 'style-2'] as const
/** How much of the poster a frame may take (specification 3). */
export const frameHeights = ['HEIGHT-1', 'HEIGHT-2', 'HEIGHT-3'] as const
/** What is shown (specification 3). */
export const displayModes = ['all-details', 'only-logo'] as const
/** What may stand in a frame (screens, frame settings). */
export const frameDetails = [
  'logo',
  'name',
  'phone',
  'secondPhone',
  'whatsapp',
  'email',
  'website',
  'address',
  'instagram',
  'tagline',
  'gstin',
] as const
/** One of `frameDetails`. */
export type FrameDetail = (typeof frameDetails)[number]
/** Hands a frame can be lettered in; each has the scripts of the product. */
export const frameFonts = ['sans', 'serif', 'rounded', 'condensed', 'display'] as const
/** Where the logo stands along the frame. */
export const logoPlaces = ['start', 'centre', 'end'] as const
/** A business whose name is read from the right has its frames so, too: their start is the right side. */
export const isReadFromRight = ({ name = '' }: Readonly<Record<string, string | undefined>>) =>
  /^[^\p{L}]*\p{Script=Arabic}/u.test(name)
/** How the small signs before numbers and addresses are drawn. */
export const frameIcons = ['plain', 'disc', 'none'] as const
/** Leaders a political frame has room for. */
export const mostLeaders = 6

/** Widths in px of the pictures made for lists. */
export const framedWidths = [240, 540] as const

/**
 * Where the small picture of a post in a business's frame is; `hash` is `pictureHash` of the settings' answer. Browsers keep it for a day:
 * a post with another picture, which has another version, has another address.
 */
export const framedPictureUrl = (at: {
  imageId: number
  version?: number
  businessId: number
  width: (typeof framedWidths)[number]
  hash: string
}) =>
  `/api/v1/image-post/${at.imageId}/framed?businessId=${at.businessId}&width=${at.width}&hash=${at.hash}${
    at.version === undefined ? '' : `&version=${at.version}`
  }`

const usualSettings = {
  frame: 'frame2',
  style: 'style-1',
  height: 'HEIGHT-2',
  displayMode: 'all-details',
  details: ['logo', 'name', 'phone', 'website', 'address'],
  colours: { from: 'logo' },
  font: 'sans',
  icons: 'plain',
  logoPlace: 'start',
  language: 'en',
} as const

/** How frames begin, before a business changes anything. */
export const usualSetup = () => ({
  square: { ...usualSettings, details: [...usualSettings.details] },
  story: { ...usualSettings, details: [...usualSettings.details] },
  texts: { name: '', address: '', secondPhone: '', instagram: '', tagline: '' },
  political: { post: '', slogan: '' },
  product: { name: '', price: '' },
  pictures: {
    symbolDocumentId: null,
    leaderDocumentIds: [],
    ownPhotoDocumentId: null,
    productDocumentId: null,
  },
})
