/**
 * Elements as libraries of icons write them, of AWS, Azure and others: `Lambda(fn, "Orders", "Node", "takes orders")`, and
 * groups, which may have only a name: `VPCGroup(vpc) {`.
 */
import type { ModelNode } from '../../models/graph.ts'
import { creoleLines } from '../creole.ts'
import { nodeOf, type PlantComponent } from './plant-component.ts'

export const icon =
  /(\p{Lu}\w*)\([ \t]*(\w+)[ \t]*(?:,[ \t]*"([^"\n]*)"[ \t]*(?:,[ \t]*"([^"\n]*)"[ \t]*)?(?:,[ \t]*"([^"\n]*)"[ \t]*)?(?:,[^)\n]*)?)?\)/uy

/** Of what kind it is says the icon: it is a note, with what is written behind the name. */
export function iconNode(state: PlantComponent, found: RegExpExecArray, at: number): ModelNode {
  const { report } = state.cursor
  const [, word = '', id = '', label = id, ...more] = found
  const isGroup = word.endsWith('Group')
  report.noteOnce('icons', at, word)
  const node = nodeOf(state, { name: id, shape: /^Users?$/.test(word) ? 'actor' : 'rectangle' }, at)
  node.label = creoleLines(report, label, at) || (isGroup ? word.replace('Group', '') : word)
  const note = [isGroup ? '' : word, ...more].filter((each) => each && each !== node.label)
  if (note.length > 0) node.note = creoleLines(report, note.join(', '), at)
  return node
}
