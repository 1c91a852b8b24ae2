/**
 * Looks for styles that say neither what is good nor what matters: they keep apart what their author kept apart, in the
 * palette of this program.
 */
import type { NodeLook } from '../../drawing/data/graph-types.ts'
import { isColorAlone, isTelling, isTitle, isWarning, type StyleOutcome } from './style-names.ts'
import type { StylePaint } from './style-paint.ts'

type PaintOf = (style: string) => StylePaint

/** Nodes of a minor style at least. */
const least = 2

/** The only style that several nodes have, where nodes have no looks. */
export function minor(styles: readonly string[], having: (style: string) => readonly unknown[]): Map<string, 'muted'> {
  const [only, ...others] = styles
  const isMinor = only !== undefined && others.length === 0 && isTelling(only) && having(only).length >= least
  return new Map(isMinor ? [[only, 'muted']] : [])
}

/**
 * A look for each style, as near to what is written as there is; none if there are too few for all. What is in focus is
 * tinted itself.
 */
export function apart(styles: readonly string[], paint: PaintOf, hasFocus: boolean): Map<string, NodeLook> {
  const told = styles.filter((style) => !isTitle(style))
  const asked = new Map(
    told.flatMap((style) => {
      const look = askedLook(style, paint(style))
      return look === undefined ? [] : [[style, look] as const]
    }),
  )
  const taken = new Set(asked.values())
  const free = freeLooks.filter((look) => !taken.has(look) && (look !== 'tinted' || !hasFocus))
  const others = told.filter((style) => !asked.has(style))
  if (others.length > free.length) return new Map()
  return new Map([...asked, ...others.map((style, index) => [style, free[index]!] as const)])
}

/** In the order in which they are used up. */
const freeLooks = ['tinted', 'shaded', 'strong', 'solid'] as const satisfies readonly NodeLook[]

const askedLook = (style: string, { isDashed, isDark, isThick }: StylePaint): NodeLook | undefined => {
  if (isDashed) return 'dashed'
  if (isWarning(style) || isThick) return 'strong'
  return isDark ? 'solid' : undefined
}

/**
 * The outcomes that red and green say, where one of them has no name but its color and both are known; red that is not
 * rare says nothing.
 */
export function signals(
  styles: readonly string[],
  { known, paint, isFew }: { known: ReadonlySet<string>; paint: PaintOf; isFew: (style: string) => boolean },
): Map<string, StyleOutcome> {
  const hues = (['red', 'green'] as const).map((hue) => [...known].filter((style) => paint(style).hue === hue))
  const isPair = hues.every(({ length }) => length > 0) && hues.flat().some(isColorAlone)
  const isRare = styles.every((style) => paint(style).hue !== 'red' || isFew(style))
  if (!isPair || !isRare) return new Map()
  return new Map(
    styles.flatMap((style) => {
      const { hue } = paint(style)
      return hue === undefined ? [] : [[style, hue === 'red' ? 'negative' : 'positive'] as const]
    }),
  )
}
