/**
 * Questions and their branches: `if … then … elseif … else … endif`, `switch … case … endswitch`.
 */
import type { Statement } from '../../text/statements.ts'
import { creoleLines } from '../creole.ts'
import type { FlowBlock, FlowBuilding, FlowEnd } from './flow-building.ts'

const words = (flow: FlowBuilding, text: string | undefined, at: number): string =>
  creoleLines(flow.cursor.report, text ?? '', at)

/** Words in parentheses, with parentheses in them. */
const inside = String.raw`\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)`

/** `(question)`, `is (answer)` or `equals (answer)`, `then (answer)`. */
const question = new RegExp(
  String.raw`[ \t]*(?:<<[^>\n]*>>[ \t]*)?${inside}[ \t]*(?:<<[^>\n]*>>[ \t]*)?(?:(?:is|equals?)[ \t]*${inside})?[ \t]*(?:then\b)?(?:[ \t]*${inside})?(?:[ \t]+(?:when[ \t]+)?([^\s<#;-][^\n#;]*))?(?:[ \t]*<<[^>\n]*>>)*`,
  'iy',
)

const ask = (flow: FlowBuilding, at: number): { asked: string; answer: string } => {
  const hit = flow.cursor.need(question, 'a question in parentheses')
  return { asked: words(flow, hit[1], at), answer: words(flow, hit[2] ?? hit[3] ?? hit[4], at) }
}

const end = (from: string, label: string): FlowEnd => (label === '' ? { from } : { from, label })

function begin(flow: FlowBuilding, _: RegExpExecArray, at: number): void {
  const { asked, answer } = ask(flow, at)
  const node = flow.add(asked, 'diamond', at)
  flow.begin({ is: 'if', node, start: [{ from: node }], at })
  flow.ends = [end(node, answer)]
}

const innermost = (flow: FlowBuilding, is: FlowBlock['is'], at: number): FlowBlock => {
  const block = flow.open.at(-1)
  return block?.is === is ? block : flow.cursor.stop(`${is} before this`, at)
}

/** Another question on the way of no to the one before. */
function elseIf(flow: FlowBuilding, [, before]: RegExpExecArray, at: number): void {
  const block = innermost(flow, 'if', at)
  block.done.push(...flow.ends)
  flow.ends = block.start.map((start) => end(start.from, words(flow, before, at)))
  const { asked, answer } = ask(flow, at)
  const node = flow.add(asked, 'diamond', at)
  block.start = [{ from: node }]
  flow.ends = [end(node, answer)]
}

function otherwise(flow: FlowBuilding, [, inner, plain]: RegExpExecArray, at: number): void {
  const block = innermost(flow, 'if', at)
  block.done.push(...flow.ends)
  block.hasElse = true
  const answer = words(flow, inner ?? plain, at)
  flow.ends = block.start.map(({ from }) => end(from, answer))
}

function endIf(flow: FlowBuilding, [, inner]: RegExpExecArray, at: number): void {
  const block = innermost(flow, 'if', at)
  flow.open.pop()
  const skipped = block.hasElse === true ? [] : block.start.map(({ from }) => end(from, words(flow, inner, at)))
  flow.ends = [...block.done, ...flow.ends, ...skipped]
}

function beginSwitch(flow: FlowBuilding, _: RegExpExecArray, at: number): void {
  const node = flow.add(ask(flow, at).asked, 'diamond', at)
  flow.begin({ is: 'switch', node, start: [{ from: node }], at })
  flow.ends = []
}

function nextCase(flow: FlowBuilding, [, answer]: RegExpExecArray, at: number): void {
  const block = innermost(flow, 'switch', at)
  block.done.push(...flow.ends)
  flow.ends = block.start.map(({ from }) => end(from, words(flow, answer, at)))
}

function endSwitch(flow: FlowBuilding, _: RegExpExecArray, at: number): void {
  const block = innermost(flow, 'switch', at)
  flow.open.pop()
  flow.ends = [...block.done, ...flow.ends, ...block.breaks]
}

export const branchStatements: readonly Statement<FlowBuilding>[] = [
  [/(?:#[\w|\\/-]+[ \t]*:?[ \t]*)?if(?=[ \t]*(?:\(|<<))/iy, begin],
  [new RegExp(String.raw`(?:${inside}[ \t]*)?else[ \t]*if(?=[ \t]*\()`, 'iy'), elseIf],
  [new RegExp(String.raw`else\b[ \t]*(?:${inside}|(?:when[ \t]+)?([^\n;]*))`, 'iy'), otherwise],
  [new RegExp(String.raw`end[ \t]?if\b[ \t]*(?:${inside})?`, 'iy'), endIf],
  [/(?:#[\w|\\/-]+[ \t]*:?[ \t]*)?switch(?=[ \t]*\()/iy, beginSwitch],
  [new RegExp(String.raw`case[ \t]*${inside}`, 'iy'), nextCase],
  [/end[ \t]?switch\b/iy, endSwitch],
]
