/**
 * Loops and what runs at once: `while`, `repeat`, `break`, `fork`, `split`.
 */
import type { Statement } from '../../text/statements.ts'
import { creoleLines } from '../creole.ts'
import type { FlowBlock, FlowBuilding, FlowEnd } from './flow-building.ts'

const inside = String.raw`\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)`

const end = (flow: FlowBuilding, from: string, words: string | undefined, at: number): FlowEnd => {
  const label = creoleLines(flow.cursor.report, words ?? '', at)
  return label === '' ? { from } : { from, label }
}

const innermost = (flow: FlowBuilding, is: readonly FlowBlock['is'][], at: number): FlowBlock => {
  const block = flow.open.at(-1)
  return block !== undefined && is.includes(block.is) ? block : flow.cursor.stop(`${is[0]} before this`, at)
}

/** What leads back to a loop, by its step on the way back if it has one. */
const goBack = (flow: FlowBuilding, from: FlowEnd[], block: FlowBlock, at: number): void => {
  if (block.node === undefined) return
  if (block.backward === undefined) return flow.join(from, block.node, at)
  flow.join(from, block.backward.id, at)
  flow.join([{ from: block.backward.id }], block.node, at)
}

function beginWhile(flow: FlowBuilding, [, question, answer]: RegExpExecArray, at: number): void {
  const node = flow.add(creoleLines(flow.cursor.report, question ?? '', at), 'diamond', at)
  flow.begin({ is: 'while', node, at })
  flow.ends = [end(flow, node, answer, at)]
}

function endWhile(flow: FlowBuilding, [, answer]: RegExpExecArray, at: number): void {
  const block = innermost(flow, ['while'], at)
  flow.open.pop()
  goBack(flow, flow.ends, block, at)
  flow.ends = [end(flow, block.node ?? '', answer, at), ...block.breaks]
}

function beginRepeat(flow: FlowBuilding, [, words]: RegExpExecArray, at: number): void {
  const block = flow.begin({ is: 'repeat', at })
  if (words === undefined) flow.await(block)
  else block.node = flow.add(creoleLines(flow.cursor.report, words, at), undefined, at)
}

function endRepeat(flow: FlowBuilding, [, question, yes, no]: RegExpExecArray, at: number): void {
  const block = innermost(flow, ['repeat'], at)
  flow.open.pop()
  const { ends } = flow
  if (question !== undefined) flow.add(creoleLines(flow.cursor.report, question, at), 'diamond', at)
  const [asked] = question === undefined ? [] : flow.ends
  goBack(flow, asked === undefined ? ends : [end(flow, asked.from, yes, at)], block, at)
  flow.ends = [...(asked === undefined ? [] : [end(flow, asked.from, no, at)]), ...block.breaks]
}

function leave(flow: FlowBuilding, _: RegExpExecArray, at: number): void {
  const block = flow.open.findLast(({ is }) => is === 'while' || is === 'repeat' || is === 'switch')
  if (block === undefined) return flow.cursor.stop('a loop around break', at)
  block.breaks.push(...flow.ends)
  flow.ends = []
}

function beginFork(flow: FlowBuilding, [, word]: RegExpExecArray, at: number): void {
  if (word === 'split') {
    flow.begin({ is: 'split', start: flow.ends, at })
    return
  }
  const node = flow.add('', 'fork', at)
  flow.begin({ is: 'fork', node, start: [{ from: node }], at })
  flow.ends = [{ from: node }]
}

function again(flow: FlowBuilding, _: RegExpExecArray, at: number): void {
  const block = innermost(flow, ['fork', 'split'], at)
  block.done.push(...flow.ends)
  flow.ends = block.start
}

function endFork(flow: FlowBuilding, [, word, words]: RegExpExecArray, at: number): void {
  const block = innermost(flow, ['fork', 'split'], at)
  flow.open.pop()
  flow.ends = [...block.done, ...flow.ends]
  if (words !== undefined) flow.cursor.report.note('words at the end of a fork', at, words)
  if (block.is === 'fork' && word !== 'merge' && words !== 'merge' && flow.ends.length > 0) flow.add('', 'join', at)
}

export const loopStatements: readonly Statement<FlowBuilding>[] = [
  [
    new RegExp(
      String.raw`(?:#[\w|\\/-]+[ \t]*:?[ \t]*)?while[ \t]*${inside}[ \t]*(?:<<[^>\n]*>>[ \t]*)?(?:(?:is|equals?)[ \t]*${inside})?(?:[ \t]*<<[^>\n]*>>)*`,
      'iy',
    ),
    beginWhile,
  ],
  [new RegExp(String.raw`(?:end[ \t]?while|while[ \t]?end)\b[ \t]*(?:${inside})?`, 'iy'), endWhile],
  [
    new RegExp(
      String.raw`repeat[ \t]*while\b[ \t]*(?:${inside})?[ \t]*(?:<<[^>\n]*>>[ \t]*)?(?:(?:is|equals?|then)[ \t]*${inside})?[ \t]*(?:not[ \t]*${inside})?[ \t]*(?:<<[^>\n]*>>[ \t]*)*(?:-(?:\[[^\]\n]*\]-?)?>[^\n;]*;?)?`,
      'iy',
    ),
    endRepeat,
  ],
  [
    /(?:#[\w|\\/-]+[ \t]*:?[ \t]*)?repeat\b[ \t]*(?:<<[^>\n]*>>[ \t]*)?(?::([^;\n]*);(?:[ \t]*<<[^>\n]*>>)*)?/iy,
    beginRepeat,
  ],
  [/break\b/iy, leave],
  [/(?:fork|split)[ \t]+again\b|forkagain\b|splitagain\b/iy, again],
  [
    /(?:end[ \t]*(?=fork|split|merge)|(?=(?:fork|split)[ \t]*end\b))(fork|split|merge)(?:[ \t]*end)?\b[ \t]*(?:\{?(\w+)?\}?)/iy,
    endFork,
  ],
  [/(fork|split)\b/iy, beginFork],
]
