/**
 * What a style that is written out paints, as far as it may mean something: whether a border is dashed, a box dark or its words light,
 * and whether its hue is that of a traffic light, of the accent or none.
 */

export type StylePaint = {
  hue?: 'red' | 'green' | 'blue' | 'gray' | undefined
  isDashed: boolean
  isThick: boolean
  isDark: boolean
  /** Light words on a color of its own. */
  isStark: boolean
  /** All of fill and border: what has the same looks the same. */
  whole: string
}

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
    isDashed: /\d/.test(of('stroke-dasharray')),
    // Beside a color of its own, a border is only its frame.
    isThick: fill === '' && Number.parseFloat(of('stroke-width')) >= 2,
    isDark: fill !== '' && 0.3 * r + 0.6 * g + 0.1 * b < dark,
    isStark: fill !== '' && /^(?:#f{3}(?:f{3})?|white)$/.test(of('color')),
    whole: [fill, ...['stroke', 'stroke-width', 'stroke-dasharray'].map(of)].join(' ').trim(),
  }
}

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
  blue: [80, 120, 255],
  'gr[ae]y': [192, 192, 192],
  '(?<!violet)red(?!o)|crimson|tomato|salmon|coral|pink': [255, 0, 0],
}

const hueOf = (r: number, g: number, b: number): StylePaint['hue'] => {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const isHued = most - least >= 12
  if (isHued && g === most && b - least < (most - least) * 0.6 && r - least < (most - least) * 0.75) return 'green'
  if (isHued && r === most && g - least < (most - least) * 0.35 && b - least < (most - least) * 0.5) return 'red'
  // A pale color has little between its parts; what counts is how much there could be.
  if (most - least < 9 || (most - least) * 3 < 255 - Math.abs(most + least - 255))
    return least < 255 ? 'gray' : undefined
  return b === most && r === least ? 'blue' : undefined
}
