/**
 * What a style that is written out paints, as far as it may mean something: whether a border is dashed, a box dark or its words light,
 * and of which family its hue is, and whether it is pale.
 */

export type StylePaint = {
  hue?: Hue | undefined
  isPale: boolean
  /** White and the like are no fill. */
  isFilled: boolean
  isDashed: boolean
  isThick: boolean
  isDark: boolean
  /** Light words on a color of its own. */
  isStark: boolean
  /** All of fill and border: what has the same looks the same. */
  whole: string
}

/** `warm` is yellow or gold, `cool` from blue to purple, `pink` between that and red. */
export type Hue = 'red' | 'green' | 'blue' | 'gray' | 'orange' | 'warm' | 'cool' | 'pink'

/** Reads `fill:#f96,stroke-width:3px`. */
export function paintOf(css: string): StylePaint {
  const of = (name: string): string =>
    new RegExp(`(?:^|[,;])\\s*${name}\\s*:\\s*([^,;]*)`, 'i').exec(css)?.[1]?.trim().toLowerCase() ?? ''
  // White is the color of paper.
  const fill = (of('fill') || of('background')).replace(/^(?:#fff(?:fff)?|white|none|transparent)$/, '')
  const [r, g, b] = rgbOf(fill || of('stroke'))
  const hue = hueOf(r, g, b)
  return {
    // Only a fill is gray; a border nearly always is.
    hue: fill === '' && hue === 'gray' ? undefined : hue,
    // White with a border in a color is pale, too.
    isPale: fill === '' || Math.min(r, g, b) >= pale,
    isFilled: fill !== '',
    isDashed: /\d/.test(of('stroke-dasharray')),
    // Beside a color of its own, a border is only its frame.
    isThick: fill === '' && Number.parseFloat(of('stroke-width')) >= 2,
    isDark: fill !== '' && 0.3 * r + 0.6 * g + 0.1 * b < dark,
    isStark: fill !== '' && /^(?:#f{3}(?:f{3})?|white)$/.test(of('color')),
    whole: [fill, ...['stroke', 'stroke-width', 'stroke-dasharray'].map(of)].join(' ').trim(),
  }
}

/** The least part of a pale color, of 255. */
const pale = 176

/** Boxes darker than this have light words, of 255. */
const dark = 64

type Rgb = [r: number, g: number, b: number]

const rgbOf = (color: string): Rgb => {
  const [, hex = ''] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(color) ?? []
  const named = Object.keys(namedColors).find((words) => new RegExp(words).test(color))
  if (hex === '') return named === undefined ? none : namedColors[named]!
  const digits = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Rgb
}

/** Neither dark nor of a hue. */
const none: Rgb = [255, 255, 255]

/** Families of named colors: what counts is the hue, and what is dark. */
const namedColors: Readonly<Record<string, Rgb>> = {
  '^(?:black|navy)$': [0, 0, 0],
  'green|lime': [0, 200, 0],
  'lavender|thistle|plum': [230, 200, 250],
  'ivory|beige|cornsilk|lightyellow|moccasin|wheat|bisque|peachpuff': [255, 245, 200],
  pink: [255, 192, 203],
  blue: [80, 120, 255],
  'gr[ae]y': [192, 192, 192],
  '(?<!violet)red(?!o)|crimson|tomato|salmon|coral': [255, 0, 0],
  orange: [255, 140, 0],
  'gold|yellow': [255, 200, 0],
  'purple|violet|magenta|orchid|indigo': [160, 60, 220],
}

/** Between red and orange, and between orange and yellow, as shares of the way from red to yellow. */
const [red, orange] = [0.3, 0.66]

const hueOf = (r: number, g: number, b: number): StylePaint['hue'] => {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const isHued = most - least >= 12
  // Teal is a green, cyan a blue.
  if (isHued && g === most && b < most && r - least < (most - least) * 0.75) return 'green'
  if (isHued && r === most && g - least < (most - least) * red && b - least < (most - least) * 0.5) return 'red'
  // A pale color has little between its parts; what counts is how much there could be.
  if (most - least < 9 || (most - least) * 3 < 255 - Math.abs(most + least - 255))
    return least < 255 ? 'gray' : undefined
  if (b === most && r === least) return 'blue'
  if (b === least) return r === most && g - b < (most - least) * orange ? 'orange' : 'warm'
  return r === most && r - b >= (most - least) * 0.3 ? 'pink' : 'cool'
}

/** Whether a fill has a color of its own. */
export const isColored = ({ hue, isFilled }: StylePaint): boolean => isFilled && hue !== undefined && hue !== 'gray'

/** Red and green say what is bad and what is good. */
export const isSignal = ({ hue }: StylePaint): boolean => hue === 'red' || hue === 'green'
