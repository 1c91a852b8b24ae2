/**
 * Links between nodes: `-->`, `-.->`, `==>`, `~~~`, with ends, an id, and words on or within them.
 */
import type { ArrowEnd, ModelEdge } from '../../models/graph.ts'
import { readLines } from '../../text/words.ts'
import type { FlowState } from './flow-state.ts'
import { readText } from './flow-text.ts'

/** A link without the nodes that it joins. */
export type FlowLink = Omit<ModelEdge, 'from' | 'to'>

const whole = /([xo<]?)(--+[-xo>]|==+[=xo>]|-?\.+-[xo>]?|~~~+)/y
const half = /([xo<]?)(--|==|-\.)/y
const halves: Readonly<Record<string, { end: RegExp; example: string }>> = {
  '--': { end: /\s*[xo<]?(--+[-xo>])/g, example: '-->' },
  '==': { end: /\s*[xo<]?(==+[=xo>])/g, example: '==>' },
  '-.': { end: /\s*[xo<]?(-?\.+-[xo>]?)/g, example: '.->' },
}
const ends: Readonly<Record<string, ArrowEnd>> = { x: 'cross', o: 'circle', '>': 'point', '<': 'point' }

/** Reads a link if one is here; the cursor stays where it is if none is. */
export function readLink(state: FlowState): FlowLink | undefined {
  const { cursor } = state
  const back = cursor.at
  const id = cursor.take(/\s+([^\s"@]{1,80})@(?=[xo<]?(?:--|==|-\.|~~))/y)?.[1]
  cursor.take(/\s*/y)
  const at = cursor.at
  const named = id === undefined ? {} : { id }
  const full = cursor.take(whole)
  if (full !== undefined) return { ...named, ...meaning(full[1]!, full[2]!), ...barred(state), at }
  const begun = cursor.take(half)
  if (begun !== undefined) return { ...named, ...worded(state, begun, at), at }
  cursor.at = back
  return undefined
}

/** Words between bars behind a link. */
const barred = ({ cursor }: FlowState): { label?: string } => {
  cursor.take(/\s*/y)
  if (cursor.take(/\|/y) === undefined) return {}
  const label = readText(cursor, /[^|]*/y)
  cursor.need(/\s*\|/y, '|')
  return label === '' ? {} : { label }
}

/** Words within a link: `-- words -->`. */
const worded = (
  state: FlowState,
  [, tail = '', begun = '']: RegExpExecArray,
  at: number,
): Omit<FlowLink, 'id' | 'at'> => {
  const { cursor } = state
  const { end, example } = halves[begun] ?? { end: /$/g, example: '' }
  cursor.take(/\s*/y)
  const label = cursor.see(/"/y) ? readText(cursor, /(?!)/y) : plain(state, end)
  end.lastIndex = cursor.at
  const hit = label === undefined ? null : end.exec(cursor.text)
  if (hit?.index !== cursor.at) return cursor.stop(`the end of this link: ${example}`, at)
  cursor.at = end.lastIndex
  return { ...meaning(tail, hit[1]!), ...(label === '' || label === undefined ? {} : { label }) }
}

/** The words up to the end of the link; undefined if it has none. What was once looked for in vain is not again. */
const plain = ({ cursor, endless }: FlowState, end: RegExp): string | undefined => {
  const stop = endless.has(end) ? cursor.text.length : cursor.find(end)
  if (stop >= cursor.text.length) {
    endless.add(end)
    return undefined
  }
  const at = cursor.at
  cursor.at = stop
  return readLines(cursor, cursor.text.slice(at, stop), at)
}

/** What `<`, `x`, `o` before and `-->`, `===`, `-.-` after mean. Two heads must be alike. */
const meaning = (start: string, body: string): Pick<FlowLink, 'tail' | 'head' | 'stroke' | 'length'> => {
  const head = ends[body.at(-1)!] ?? 'none'
  const tail = start !== '' && ends[start] === head ? head : 'none'
  if (body.startsWith('~')) return { tail, head: 'none', stroke: 'invisible', length: body.length - 2 }
  const dots = body.match(/\./g)?.length ?? 0
  if (dots > 0) return { tail, head, stroke: 'dotted', length: dots }
  return { tail, head, stroke: body.startsWith('=') ? 'thick' : 'normal', length: body.length - 2 }
}
