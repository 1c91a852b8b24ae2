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
  '--': { end: /([xo<]?)(--+[-xo>])/, example: '-->' },
  '==': { end: /([xo<]?)(==+[=xo>])/, example: '==>' },
  '-.': { end: /([xo<]?)(-?\.+-[xo>]?)/, example: '.->' },
}
/** The end of a link is looked for no farther than anyone writes words: many links without one take no longer than their text. */
const farthest = 5000
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
  { cursor }: FlowState,
  [, tail = '', begun = '']: RegExpExecArray,
  at: number,
): Omit<FlowLink, 'id' | 'at'> => {
  const { end, example } = halves[begun] ?? { end: /$/, example: '' }
  cursor.take(/\s*/y)
  const quoted = cursor.see(/"/y) ? readText(cursor, /(?!)/y) : undefined
  const ahead = cursor.text.slice(cursor.at, cursor.at + farthest)
  const hit = end.exec(ahead)
  const words = ahead.slice(0, hit?.index)
  if (hit === null || (quoted !== undefined && words.trim() !== '')) {
    return cursor.stop(`the end of this link: ${example}`, at)
  }
  const label = quoted ?? readLines(cursor, words, cursor.at)
  cursor.at += hit.index + hit[0].length
  // The end before the words may be given behind them: `-- words <-->`.
  return { ...meaning(tail || hit[1]!, hit[2]!), ...(label === '' ? {} : { label }) }
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
