/**
 * Looks for styles that say neither what is good nor what matters: they keep apart what their author kept apart, in the
 * palette of this program.
 */
import type { NodeLook } from '../../drawing/data/graph-types.ts'
import { isColorAlone, isTelling, isTitle, isWarning, type StyleOutcome, says } from './style-names.ts'
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
  // The first that asks for a look has it.
  const asked = new Map(told.toReversed().map((style) => [askedLook(style, paint(style)), style]))
  asked.delete(undefined)
  const free = freeLooks.filter((look) => !asked.has(look) && (look !== 'tinted' || !hasFocus))
  const had = new Set(asked.values())
  const others = told.filter((style) => !had.has(style))
  if (others.length > free.length) return new Map()
  const looks = [...asked].flatMap(([look, style]) => (look === undefined ? [] : [[style, look] as const]))
  return new Map([...looks.toReversed(), ...others.map((style, index) => [style, free[index]!] as const)])
}

/** In the order in which they are used up. */
const freeLooks = ['tinted', 'shaded', 'strong', 'solid', 'plain'] as const satisfies readonly NodeLook[]

const askedLook = (style: string, { isDashed, isDark, isThick }: StylePaint): NodeLook | undefined => {
  if (isDashed) return 'dashed'
  if (isWarning(style) || isThick) return 'strong'
  return isDark ? 'solid' : undefined
}

/** The outcomes that red and green say where all that has them is called like one: a color alone may be that of a brand. */
export function signals(
  styles: readonly string[],
  paint: PaintOf,
  having: (style: string) => readonly { label: string }[],
): Map<string, StyleOutcome> {
  return new Map(
    styles.flatMap((style) => {
      const { hue } = paint(style)
      const outcome = hue === 'red' ? 'negative' : 'positive'
      const isSaid =
        hue !== undefined && isColorAlone(style) && having(style).every(({ label }) => says(label, outcome))
      return isSaid ? [[style, outcome] as const] : []
    }),
  )
}
