/**
 * Arrows between items of PlantUML: signs at both ends of a line that is solid or dotted, perhaps with a direction and
 * looks in the middle.
 */
import type { Cursor } from '../text/cursor.ts'

/** The signs at both ends as they are written, and how the line is drawn. */
export type PlantArrow = {
  tail: string
  head: string
  dotted: boolean
  thick: boolean
  hidden: boolean
  /** The color of its line. */
  looks?: string[]
  label?: string
}

const start = String.raw`(<\|\|?:?|<<|<_?|[ox#@+^*}]|\}[|o]|\|[|o]|0\)|\(0|\(\)|0|\)|\()?`
const end = String.raw`(\|\|?>|:?\|>|:\|>|>>|_?>|[#@+^*{]|[|o]\{|[|o]\||[ox](?![\p{L}\p{N}_])|\(0|0\)|0(?!\d)|\(\)|\()?`
const arrow = new RegExp(
  String.raw`${start}([-=.~]+)(?:(?:\(0\)|\(0|0\)|0|\(|\))(?=[-=.~]))?(?:\[([^\]\n]*)\])?(?:(left|right|up|down|le|ri|do|l|r|u|d)(?=[-=.~]|\[))?(?:\[([^\]\n]*)\])?([-=.~]*)${end}`,
  'uiy',
)

/** Reads an arrow if one is here. */
export function readArrow(cursor: Cursor): PlantArrow | undefined {
  const at = cursor.at
  const hit = cursor.take(arrow)
  if (hit === undefined) return undefined
  const [, tail = '', first = '', looks = '', , more = '', second = '', head = ''] = hit
  const said = `${looks},${more}`
  const color = /#(\w+)/.exec(said)?.[1]
  if (color !== undefined) cursor.noteOnce('styles are not carried over', at)
  return {
    tail,
    head,
    dotted: /[.~]/.test(first + second) || /dashed|dotted/i.test(said),
    thick: first.startsWith('=') || /bold|thickness/i.test(said),
    hidden: /hidden/i.test(said),
    ...(color === undefined ? {} : { looks: [`stroke:${colorOf(color)}`] }),
  }
}

/** A color by its name or as digits, both of which are written behind `#`. */
export const colorOf = (color: string): string =>
  /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(color) ? `#${color}` : color.toLowerCase()
