/**
 * Looks of groups: colors of frames, where they tell some apart from others and say more than where each one is.
 */
import { type GroupLook, groupLooks, type NodeLook } from '../../drawing/data/graph-types.ts'
import type { Styled } from './style-focus.ts'
import { isLook, type StyleMark } from './style-key.ts'
import { apart } from './style-looks.ts'
import type { StylePaint } from './style-paint.ts'

type Framed = Styled & { group?: string | undefined }

type Told = {
  paint: (style: string) => StylePaint
  /** What the styles of nodes became; those of groups alone are added. */
  meant: Map<string, StyleMark>
}

/** The look of each group that is not in focus, by its last style that has one. */
export function framesOf(
  all: readonly Framed[],
  { paint, meant, focus, hasLit }: Told & { focus: readonly string[]; hasLit: boolean },
): Map<string, { look: GroupLook }> {
  const groups = all.filter(({ styles }) => !focus.some((style) => styles.includes(style)))
  const looks = looksOfGroups(groups, { paint, meant, hasFocus: hasLit || focus.length > 0 })
  for (const [style, look] of looks) if (!meant.has(style)) meant.set(style, look)
  return new Map(
    groups.flatMap(({ id, styles }) => {
      const look = styles.flatMap((style) => looks.get(style) ?? []).at(-1)
      return look === undefined ? [] : [[id, { look }] as const]
    }),
  )
}

/**
 * The look of each style that groups have: that of nodes with the same style, else one of its own. Frames are pale, so that
 * what is in them stays readable. A color of all that are as deep says what frames in frames say; the only frame keeps its own,
 * unless that is gray.
 */
function looksOfGroups(
  groups: readonly Framed[],
  { paint, meant, hasFocus }: Told & { hasFocus: boolean },
): Map<string, GroupLook> {
  const styleOf = ({ styles }: Framed): string => styles.findLast((style) => isTold(paint(style))) ?? ''
  const styles = [...new Set(groups.map(styleOf))].filter((style) => style !== '')
  const looks = new Map<string, GroupLook>()
  for (const style of styles) {
    const look = paleOf(meant.get(style))
    if (look !== undefined) looks.set(style, look)
  }
  const own = styles.filter((style) => !looks.has(style))
  const isOne = groups.length === 1 && own.some((style) => paint(style).hue !== 'gray')
  if (!isOne && !isTelling(groups, styleOf)) return looks
  const ofOwn = apart(own, (style) => ({ ...paint(style), isPale: true, isDark: false }), hasFocus)
  for (const [style, look] of ofOwn) if (isOfGroups(look)) looks.set(style, look)
  // Half of a code would mislead.
  return styles.every((style) => looks.has(style)) ? looks : new Map()
}

const isTold = ({ hue, isDashed, isThick, isDark }: StylePaint): boolean =>
  hue !== undefined || isDashed || isThick || isDark

/** Whether few groups have a style at all, or there are several styles. */
const isTelling = (groups: readonly Framed[], styleOf: (group: Framed) => string): boolean => {
  const counts = new Map<string, number>()
  for (const group of groups) counts.set(styleOf(group), (counts.get(styleOf(group)) ?? 0) + 1)
  const styled = groups.length - (counts.get('') ?? 0)
  counts.delete('')
  const isFew = counts.size === 1 && styled < groups.length
  return (isFew || counts.size > 1) && !isByDepth(groups, styleOf)
}

/** Whether all that are in as many others have one style. */
const isByDepth = (groups: readonly Framed[], styleOf: (group: Framed) => string): boolean => {
  const around = new Map(groups.map(({ id, group }) => [id, group]))
  const depths = new Map<number, Set<string>>()
  for (const each of groups) {
    let depth = 0
    const seen = new Set([each.id])
    for (let { group } = each; group !== undefined && !seen.has(group); group = around.get(group), depth++)
      seen.add(group)
    depths.set(depth, (depths.get(depth) ?? new Set()).add(styleOf(each)))
  }
  return depths.size > 1 && [...depths.values()].every(({ size }) => size === 1)
}

const pale: { [Each in NodeLook]?: GroupLook } = {
  blue: 'tinted',
  green: 'light-green',
  red: 'light-red',
  gray: 'shaded',
  solid: 'shaded',
}

const isOfGroups = (look: NodeLook): look is GroupLook => (groupLooks as readonly string[]).includes(look)

/** What a mark of nodes is on frames. */
export const paleOf = (mark: StyleMark | undefined): GroupLook | undefined => {
  if (mark === 'negative') return 'light-red'
  if (mark === 'positive') return 'light-green'
  if (mark === undefined || !isLook(mark)) return undefined
  return pale[mark] ?? (isOfGroups(mark) ? mark : undefined)
}
