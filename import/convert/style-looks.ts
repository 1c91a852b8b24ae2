/**
 * Looks for styles that say neither what is good nor what matters: they keep apart what their author kept apart, in the
 * palette of this program.
 */
import type { NodeLook } from '../../drawing/data/graph-types.ts'
import { isColorAlone, isTelling, isTitle, isWarning, type StyleOutcome, says } from './style-names.ts'
import { type Hue, isSignal, type StylePaint } from './style-paint.ts'

type PaintOf = (style: string) => StylePaint

/** Nodes of a minor style at least. */
const least = 2

/** The only style that several nodes have, where nodes have no looks; what is red or green is not less than others. */
export function minor(
  styles: readonly string[],
  paint: PaintOf,
  having: (style: string) => readonly unknown[],
): Map<string, 'muted'> {
  const [only, ...others] = styles
  const isOnly = only !== undefined && others.length === 0 && isTelling(only) && !isSignal(paint(only))
  const isMinor = isOnly && having(only).length >= least
  return new Map(isMinor ? [[only, 'muted']] : [])
}

/**
 * A look for each style, as near to what is written as there is; none if there are too few for all. What is in focus is
 * tinted itself.
 */
export function apart(styles: readonly string[], paint: PaintOf, hasFocus: boolean): Map<string, NodeLook> {
  const told = styles.filter((style) => !isTitle(style))
  const all = told.map(paint)
  const askedFor = (style: string): NodeLook | undefined => askedLook(style, paint(style), { all, hasFocus })
  // What looks the same is one, and so is all that is green, or red, and as pale.
  const wholeOf = (style: string): string => {
    const look = askedFor(style)
    return look !== undefined && merged.has(look) ? look : paint(style).whole || style
  }
  const twins = new Map(told.toReversed().map((style) => [wholeOf(style), style]))
  const twinOf = (style: string): string => twins.get(wholeOf(style))!
  const shown = told.filter((style) => twinOf(style) === style)
  // The first that asks for a look has it.
  const asked = new Map(shown.toReversed().map((style) => [askedFor(style), style]))
  asked.delete(undefined)
  const looks = new Map([...asked].flatMap(([look, style]) => (look === undefined ? [] : [[style, look] as const])))
  // What is orange or pink is given what others leave.
  const turn = (style: string): number => ['orange', 'pink'].indexOf(paint(style).hue ?? '')
  const open = shown.filter((each) => !looks.has(each))
  for (const style of open.toSorted((a, b) => turn(a) - turn(b))) {
    const { hue } = paint(style)
    const used = new Set(looks.values())
    const free = [...(hue === undefined || (hasFocus && hue === 'blue') ? [] : (near[hue] ?? [])), ...freeLooks].find(
      (look) => !used.has(look) && !(hasFocus && inAccent.has(look)),
    )
    // Where no look is left, what is of one hue is one.
    const look =
      free ??
      shown.flatMap((other) => (hue !== undefined && paint(other).hue === hue ? (looks.get(other) ?? []) : []))[0]
    if (look === undefined) return new Map()
    looks.set(style, look)
  }
  return new Map(told.map((style) => [style, looks.get(twinOf(style))!]))
}

/** In the order in which they are used up. */
export const freeLooks = ['tinted', 'shaded', 'strong', 'solid', 'gray', 'plain'] as const satisfies readonly NodeLook[]

/** What is nearest to hues that no look has, or whose own one is taken. */
const near: { [Each in Hue]?: readonly NodeLook[] } = {
  warm: ['sand', 'shaded'],
  orange: ['sand', 'light-red', 'shaded'],
  cool: ['lilac', 'tinted', 'shaded', 'gray'],
  pink: ['light-red', 'lilac', 'shaded'],
  blue: ['lilac', 'blue'],
  gray: ['gray'],
}

/** All styles that ask for one of these have it. */
const merged: ReadonlySet<NodeLook> = new Set(['light-green', 'green', 'light-red', 'red'])

/** What seems to be in focus where something is. */
const inAccent: ReadonlySet<NodeLook> = new Set(['tinted', 'blue'])

const isWarm = ({ hue }: StylePaint): boolean => hue === 'warm' || hue === 'orange'

type Among = { all: readonly StylePaint[]; hasFocus: boolean }

/** Gray, green and red stay so, and the accent is for what is blue; where some are paler than others, in two strengths. */
const askedLook = (style: string, paint: StylePaint, { all, hasFocus }: Among): NodeLook | undefined => {
  const { hue, isPale } = paint
  if (paint.isDashed) return 'dashed'
  if (paint.isThick) return 'strong'
  // The only one in a color of its own keeps it.
  if (isWarning(style) && !(isWarm(paint) && all.filter(isWarm).length === 1)) return 'strong'
  if (paint.isDark) return 'solid'
  if (hue === 'green' || hue === 'red') return isPale ? `light-${hue}` : hue
  const isDeep = !isPale && all.some((other) => other.hue === hue && other.isPale && !other.isDashed)
  if (hue === 'gray') return isDeep ? 'gray' : 'shaded'
  return hue === 'blue' && !hasFocus ? (isDeep ? 'blue' : 'tinted') : undefined
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
