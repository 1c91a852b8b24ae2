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
  // What looks the same is one, and so is all that is green, or red.
  const wholeOf = (style: string): string => {
    const look = askedLook(style, paint(style), hasFocus)
    return look === 'green' || look === 'red' ? look : paint(style).whole || style
  }
  const twins = new Map(told.toReversed().map((style) => [wholeOf(style), style]))
  const twinOf = (style: string): string => twins.get(wholeOf(style))!
  const shown = told.filter((style) => twinOf(style) === style)
  // The first that asks for a look has it.
  const asked = new Map(shown.toReversed().map((style) => [askedLook(style, paint(style), hasFocus), style]))
  asked.delete(undefined)
  const free = freeLooks.filter((look) => !asked.has(look) && (look !== 'tinted' || !hasFocus))
  const had = new Set(asked.values())
  const others = shown.filter((style) => !had.has(style))
  if (others.length > free.length) return new Map()
  const looks = new Map([...asked].flatMap(([look, style]) => (look === undefined ? [] : [[style, look] as const])))
  for (const [index, style] of others.entries()) looks.set(style, free[index]!)
  return new Map(told.map((style) => [style, looks.get(twinOf(style))!]))
}

/** In the order in which they are used up. */
export const freeLooks = ['tinted', 'shaded', 'strong', 'solid', 'plain'] as const satisfies readonly NodeLook[]

/** Gray, green and red stay so, and the accent is for what is blue. */
const askedLook = (style: string, paint: StylePaint, hasFocus: boolean): NodeLook | undefined => {
  if (paint.isDashed) return 'dashed'
  if (isWarning(style) || paint.isThick) return 'strong'
  if (paint.isDark) return 'solid'
  if (paint.hue === 'gray') return 'shaded'
  if (paint.hue === 'green' || paint.hue === 'red') return paint.hue
  return paint.hue === 'blue' && !hasFocus ? 'tinted' : undefined
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
        (hue === 'red' || hue === 'green') &&
        isColorAlone(style) &&
        having(style).every(({ label }) => says(label, outcome))
      return isSaid ? [[style, outcome] as const] : []
    }),
  )
}
