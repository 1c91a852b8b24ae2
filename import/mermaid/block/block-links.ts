/**
 * Links between blocks: `-->`, `---`, `-.->`, `==>`, `~~~`, with words within them.
 */
import type { ArrowEnd, ModelEdge } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readText } from '../flowchart/flow-text.ts'

type BlockLink = Omit<ModelEdge, 'from' | 'to'>

const whole = /[ \t]*([xo<]?)(--+[-xo>]|==+[=xo>]|-\.+-[xo>]?|~~~+)/y
const half = /[ \t]*([xo<]?)(--|==|-\.)[ \t]*(?=")/y
const ends: Readonly<Record<string, ArrowEnd>> = { x: 'cross', o: 'circle', '>': 'point', '<': 'point' }

/** Reads a link if one is here. */
export function readBlockLink(cursor: Cursor): BlockLink | undefined {
  const at = cursor.at
  const hit = cursor.take(whole)
  if (hit !== undefined) return { ...meaning(hit[1]!, hit[2]!), at }
  const begun = cursor.take(half)
  if (begun === undefined) return undefined
  const label = readText(cursor, /(?!)/y)
  const [, , body = ''] = cursor.need(/[ \t]*([xo<]?)(--+[-xo>]|==+[=xo>]|\.+-[xo>]?)/y, 'the end of this link: -->')
  return { ...meaning(begun[1]!, body), ...(label === '' ? {} : { label }), at }
}

const meaning = (start: string, body: string): Pick<BlockLink, 'tail' | 'head' | 'stroke'> => ({
  tail: ends[start] ?? 'none',
  head: body.startsWith('~') ? 'none' : (ends[body.at(-1)!] ?? 'none'),
  stroke: body.startsWith('~')
    ? 'invisible'
    : body.includes('.')
      ? 'dotted'
      : body.startsWith('=')
        ? 'thick'
        : 'normal',
})
