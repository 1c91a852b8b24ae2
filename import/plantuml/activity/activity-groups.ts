/**
 * Lanes and what is around steps: `|Lane|`, `partition "Name" { … }`, `group … end group`.
 */
import type { Statement } from '../../text/statements.ts'
import { looksOf, readLooks } from '../class/plant-class.ts'
import { creoleLines } from '../creole.ts'
import type { FlowBuilding } from './flow-building.ts'

/** `|Lane|`, `|#color|id| Words`. */
function lane(flow: FlowBuilding, [all, id = '', words]: RegExpExecArray, at: number): void {
  if (all.startsWith('|#')) flow.cursor.noteOnce('styles are not carried over', at)
  const name = creoleLines(flow.cursor.report, id, at)
  flow.lane = name
  const known = flow.model.groups.find((group) => group.id === name)
  const label = creoleLines(flow.cursor.report, words ?? '', at)
  if (known === undefined) flow.model.groups.push({ id: name, label: label || name, shape: 'lane', at })
  else if (label !== '') known.label = label
}

function openGroup(flow: FlowBuilding, [, rest = '']: RegExpExecArray, at: number): void {
  const { model, cursor, open } = flow
  const words = creoleLines(
    cursor.report,
    rest
      .replaceAll(/(?:^|\s)#[\w#|\\/-]+/g, '')
      .trim()
      .replace(/^"(.*)"$/, '$1'),
    at,
  )
  const id = `g${model.groups.length + 1}`
  const around = open.findLast((block) => block.group !== undefined)?.group
  if (/(?:^|\s)#/.test(rest)) cursor.noteOnce('styles are not carried over', at)
  const looks = looksOf(/(?:^|\s)#[\w#|\\/-]+/.exec(rest)?.[0] ?? '')
  model.groups.push({ id, label: words || 'group', at, ...(around === undefined ? {} : { group: around }), ...looks })
  flow.begin({ is: 'group', group: id, at })
  readLooks(cursor)
}

function closeGroup(flow: FlowBuilding, _: RegExpExecArray, at: number): void {
  if (flow.open.at(-1)?.is !== 'group') return flow.cursor.stop('a group before this', at)
  flow.open.pop()
}

export const groupStatements: readonly Statement<FlowBuilding>[] = [
  [/\|(?:#[\w|\\/-]*?\|)?([^|\n]+)\|(?:[ \t]*([^\s:;][^\n]*))?/y, lane],
  [/swimlane[ \t]+([^\s|]+)(?:[ \t]+as[ \t]+([^|\n]+))?/iy, lane],
  // The brace may be missing: a brace closes it all the same.
  [/(?:partition|package|rectangle|card|process)\b[ \t]*([^\n{]*)(?:\{|(?=\n|$))/iy, openGroup],
  [/\}|end[ \t]?group\b|group[ \t]?end\b|end[ \t]?partition\b/iy, closeGroup],
  [/group\b[ \t]*([^\n]*)/iy, openGroup],
]
