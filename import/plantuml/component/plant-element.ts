/**
 * What is behind the name of an element of PlantUML: its alias, stereotypes and looks, the rows of a map.
 */
import type { ModelNode } from '../../models/graph.ts'
import { readLooks, readStereotypes } from '../class/plant-class.ts'
import { creoleLines } from '../creole.ts'
import { lines } from '../plant-notes.ts'
import { type PlantComponent, readElement } from './plant-component.ts'

/** The rows of a map are lines under its name: `key => value`. */
export const rows = ({ cursor }: PlantComponent, node: ModelNode, at: number): void => {
  const words = lines(cursor, /^[ \t]*\}/gm, at, creoleLines).replaceAll(/[ \t]*=>[ \t]*/g, ': ')
  node.label = [node.label, words].filter((each) => each !== '').join('\n')
}

/** `as Name`, or `as "Words"` behind a name. */
export const readAlias = ({ cursor }: PlantComponent): { name: string; isLabel: boolean } | undefined => {
  if (cursor.take(/(?:[ \t]+|(?<="))as[ \t]+/iy) === undefined) return undefined
  const at = cursor.at
  const long = cursor.take(/"[ \t]*\n([^"]{0,2000})"/y)?.[1]
  if (long !== undefined) return { name: creoleLines(cursor.report, long.trim(), at), isLabel: true }
  const isLabel = cursor.see(/"/y)
  return { name: (readElement(cursor) ?? cursor.stop('a name behind as')).name, isLabel }
}

/** Its looks and its stereotypes, some of which may be read before. */
export const dress = (state: PlantComponent, node: ModelNode, before: readonly string[] = []): void => {
  Object.assign(node, readLooks(state.cursor))
  const words = [...before, ...readStereotypes(state.cursor)]
  if (words.length > 0) node.note = words.map((word) => `«${word}»`).join(' ')
  Object.assign(node, readLooks(state.cursor))
}
