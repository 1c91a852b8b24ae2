/**
 * What the reader of PlantUML's class diagrams keeps while it reads, and how classes are named.
 */
import { type ClassModel, emptyClasses, type ModelClass, type ModelRelation } from '../../models/classes.ts'
import type { ModelNode } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { colorOf } from '../arrows.ts'
import { creole } from '../creole.ts'

export type PlantClass = {
  cursor: Cursor
  model: ClassModel
  /** Packages that are open; what only keeps things together has no id. */
  open: { id: string | undefined; at: number }[]
  last: string | undefined
  /** Notes with a name, which lines join to what they are on. */
  notes: Map<string, { text: string; at: number }>
  relation: ModelRelation | undefined
}

export const plantClass = (cursor: Cursor): PlantClass => ({
  cursor,
  model: emptyClasses(),
  open: [],
  last: undefined,
  notes: new Map(),
  relation: undefined,
})

/** A name in quotes, or with dots, colons and parameters: `java.util.List<T>`. */
export const className =
  /"([^"\n]*)"|((?:\(\))?(?:[\p{L}\p{N}_$@~/\\]|\.(?!\.)(?<!\.\.)|::?(?=[\p{L}\p{N}_~$])|-(?=[\p{L}\p{N}_])(?<=[\p{L}\p{N}_]-))+)(<(?=[^\n<>|-])(?:[^<>\n]|<[^<>\n]*>)*>)?/uy

/** A class by its name, made when it is mentioned first, in the package that is open. */
export function classOf({ model, open, cursor }: PlantClass, id: string, at: number): ModelClass {
  const known = model.classes.get(id)
  if (known !== undefined) return known
  const group = open.findLast((each) => each.id !== undefined)?.id
  const made: ModelClass = {
    id,
    label: creole(cursor.report, id, at) || id,
    annotations: [],
    members: [],
    at,
    ...(group === undefined ? {} : { group }),
  }
  model.classes.set(id, made)
  return made
}

/** Colors and looks behind an item, and a link; returns what its background is. */
export function readLooks(cursor: Cursor): Pick<ModelNode, 'looks'> {
  let found: Pick<ModelNode, 'looks'> = {}
  for (;;) {
    const at = cursor.at
    const look = cursor.take(/[ \t]*#{1,2}[\w[#][\w#|\\/:;.,[\]-]*/y)?.[0]
    if (look !== undefined) {
      cursor.noteOnce('styles are not carried over', at)
      found = looksOf(look)
    } else if (cursor.take(/[ \t]*\[{2,3}[^\]\n]*\]{2,3}/y) !== undefined) cursor.note('a link or a click', at)
    else if (cursor.take(/[ \t]*\$[\p{L}\p{N}_-]+/uy) !== undefined) cursor.noteOnce('tags', at)
    else return found
  }
}

/** The background that `#pink` or `#eee;line:red` is, and the line of `#line.dashed`. */
export const looksOf = (look: string): Pick<ModelNode, 'looks'> => {
  const color = /^[ \t]*#(\w+)(?![\w:.])/.exec(look)?.[1]
  const line = /\bline\.(dashed|dotted|bold)\b/.exec(look)?.[1]
  const css = [
    ...(color === undefined ? [] : [`fill:${colorOf(color)}`]),
    ...(line === undefined ? [] : [line === 'bold' ? 'stroke-width:2' : 'stroke-dasharray:4']),
  ]
  return css.length === 0 ? {} : { looks: [css.join(',')] }
}

/** Stereotypes: `<<Service>>`, `<< (S,#FF7700) Singleton >>`. */
export function readStereotypes(cursor: Cursor): string[] {
  const found: string[] = []
  for (;;) {
    const at = cursor.at
    // With three brackets it is a style alone.
    if (cursor.take(/[ \t]*<<<[^<>\n]*>>>/y) !== undefined) {
      cursor.noteOnce('styles are not carried over', at)
      continue
    }
    const hit = cursor.take(/[ \t]*<<([^\n]*?)>>/y)
    if (hit === undefined) return found
    const words = hit[1]!
      .replace(/\([^()\n]*\)/, '')
      .replaceAll(/<[$&][^<>]*>/g, '')
      .trim()
    if (words !== '' && !words.startsWith('$')) found.push(words)
  }
}
