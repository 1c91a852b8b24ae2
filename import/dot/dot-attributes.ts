/**
 * What attributes of DOT mean: labels, shapes and strokes are drawn; looks, places and links are in the ledger.
 */
import type { ArrowEnd, ModelEdge, ModelNode } from '../models/graph.ts'
import { withoutUnseen } from '../models/unseen.ts'
import type { Cursor } from '../text/cursor.ts'
import { entryOf } from '../text/entry-of.ts'
import type { DotAttributes, DotState } from './dot-state.ts'
import { type DotWord, flatFields, labelWords, readWord, recordFields } from './dot-words.ts'

const drawn = /^(?:label|xlabel|headlabel|taillabel|shape|style|dir|arrowhead|arrowtail|rankdir|lhead|ltail|compound)$/
const links = /^(?:\w*url|\w*href|\w*tooltip|\w*target|id|class|comment)$/i
const colors = /color|^(?:font|pen|peripheries|gradient|style|bgcolor|labelfont|image|arrowsize|colorscheme)/i

/** Reads lists in brackets, none or several; what is not drawn is in the ledger. */
export function readAttributes(cursor: Cursor): Map<string, DotWord> {
  const found = new Map<string, DotWord>()
  while (cursor.take(/\s*\[/y) !== undefined) {
    for (;;) {
      cursor.take(gap)
      if (cursor.take(/\]/y) !== undefined) break
      const at = cursor.at
      const key = readWord(cursor) ?? cursor.stop('an attribute or ]')
      cursor.take(gap)
      const isSet = cursor.take(/=/y) !== undefined
      if (isSet) cursor.take(gap)
      const value = isSet ? (readWord(cursor) ?? cursor.stop('a value')) : { text: 'true' }
      found.set(key.text.toLowerCase(), value)
      ledger(cursor, { key: key.text, value: value.text, at })
    }
  }
  return found
}

const gap = /(?:[\s,;]|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)+/y

/** Names what is not drawn: a link each, looks and places once. */
export function ledger(cursor: Cursor, { key, value, at }: { key: string; value: string; at: number }): void {
  if (drawn.test(key)) return
  if (/^(?:url|href)$/i.test(key)) return cursor.report.note('a link or a click', at, value)
  if (links.test(key)) return cursor.noteOnce('links, tooltips and classes', at)
  cursor.noteOnce(colors.test(key) ? 'styles are not carried over' : 'places, sizes and weights: laid out here', at)
}

/** Gives every node the words and the shape that its attributes say; what is not seen is taken out. */
export function settleNodes({ graph, attributes, frames, cursor }: DotState): void {
  const unseen = new Set<string>()
  for (const node of graph.nodes.values()) {
    const own = attributes.get(node.id) ?? new Map<string, DotWord>()
    settleNode(node, own)
    if (isInvisible(own)) unseen.add(node.id)
  }
  const groups = graph.groups.filter(({ id, label }) => isUnseenFrame(label, frames.get(id)))
  withoutUnseen(graph, { nodes: unseen, groups: new Set(groups.map(({ id }) => id)) }, cursor.report)
  for (const group of graph.groups) {
    if (group.label === '') group.label = frameWords(group.id)
    const looks = frameLooks(frames.get(group.id))
    if (looks !== undefined) group.looks = [looks]
  }
}

/** So many lines has a compartment, and so many letters has one. */
const [mostLines, longestLine] = [16, 80]

const isInvisible = (attributes: DotAttributes): boolean => /\binvis/.test(attributes.get('style')?.text ?? '')

const isFilled = (attributes: DotAttributes): boolean =>
  attributes.has('bgcolor') || /\bfilled\b/.test(attributes.get('style')?.text ?? '')

/** A frame without words is not seen if it has no line either. */
const isUnseenFrame = (label: string, attributes: DotAttributes = new Map()): boolean =>
  isInvisible(attributes) || (label === '' && attributes.get('peripheries')?.text === '0' && !isFilled(attributes))

/** A frame without words is called by its name in the text: `cluster_data_store` is data store. */
const frameWords = (id: string): string =>
  id
    .replace(/^cluster(?=.*\p{L})/u, '')
    .replaceAll('_', ' ')
    .trim()

/** How a frame is painted: filled with its own color where its style says so, else on its ground; its line; dashes. */
const frameLooks = (attributes: DotAttributes = new Map()): string | undefined => {
  const said = (key: string): string => attributes.get(key)?.text ?? ''
  const style = said('style')
  const fill = (/filled|radial|striped/.test(style) ? said('fillcolor') || said('color') : '') || said('bgcolor')
  const line = said('pencolor') || said('color')
  const css = [
    ...(fill === '' ? [] : [`fill:${fill}`]),
    ...(line === '' ? [] : [`stroke:${line}`]),
    ...lineLooks(style),
  ]
  return css.length === 0 ? undefined : css.join(',')
}

const lineLooks = (style: string): string[] => [
  ...(/dashed|dotted/.test(style) ? ['stroke-dasharray:4'] : []),
  ...(/bold/.test(style) ? ['stroke-width:2'] : []),
]

const settleNode = (node: ModelNode, attributes: DotAttributes): void => {
  const label = attributes.get('label') ?? { text: '\\N' }
  const shape = attributes.get('shape')?.text
  const fields = shape?.toLowerCase().endsWith('record') === true ? recordFields(label, node.id) : []
  const [first, ...others] = fields
  const beside = attributes.get('xlabel')
  const words = beside === undefined ? '' : labelWords(beside, node.id)
  node.label = (first ?? labelWords(label, node.id)) || words
  // Fields below the first are lines of their own where none is within another, as far as there is room for them.
  const isFlat = flatFields(label.text) !== undefined
  const isList =
    isFlat && others.length > 1 && others.length <= mostLines && others.every((field) => field.length <= longestLine)
  if (isList) node.lines = others.map((field) => field.replaceAll(/\s+/g, ' '))
  const notes = [isList ? '' : others.join(' | '), node.label === words ? '' : words]
  const note = notes.filter((each) => each !== '').join('; ')
  if (note !== '') node.note = note
  // Where nothing is asked for, DOT draws an ellipse: a box says as much.
  if (shape !== undefined) node.shape = shape
  const style = attributes.get('style')?.text ?? ''
  if (shape === 'box' && style.includes('rounded')) node.shape = 'rounded'
  const fill = style.includes('filled') ? (attributes.get('fillcolor') ?? attributes.get('color'))?.text : undefined
  // Black is the color of all lines.
  const line = fill === undefined ? attributes.get('color')?.text.replace(/^(?:black|#000000)$/i, '') : undefined
  const css = [
    ...(fill === undefined ? [] : [`fill:${fill}`]),
    ...(line === undefined || line === '' ? [] : [`stroke:${line}`]),
    ...lineLooks(style),
  ]
  if (css.length > 0) node.looks = [css.join(',')]
  // A circle with nothing in it is a mark.
  if (shape === 'circle' && node.label === '') node.shape = 'point'
}

const heads: Readonly<Record<string, ArrowEnd>> = { none: 'none', dot: 'circle', odot: 'circle', tee: 'cross' }

/** An edge between two nodes as its attributes say. */
export function edgeOf(
  { from, to, at }: Pick<ModelEdge, 'from' | 'to' | 'at'>,
  attributes: DotAttributes,
  directed: boolean,
): ModelEdge {
  const said = (key: string): string => attributes.get(key)?.text ?? ''
  const dir = said('dir') || (directed ? 'forward' : 'none')
  const style = said('style')
  const label = attributes.get('label') ?? attributes.get('xlabel')
  const words = label === undefined ? '' : labelWords(label, '')
  const [tail, head] = ['taillabel', 'headlabel'].map((key) => labelWords({ text: said(key) }, '') || undefined)
  return {
    from,
    to,
    head: dir === 'forward' || dir === 'both' ? (entryOf(heads, said('arrowhead')) ?? 'point') : 'none',
    tail: dir === 'back' || dir === 'both' ? (entryOf(heads, said('arrowtail')) ?? 'point') : 'none',
    stroke: strokeOf(style),
    ...(said('color') === '' ? {} : { looks: [`stroke:${said('color')}`] }),
    ...(words === '' ? {} : { label: words }),
    ...(tail === undefined && head === undefined
      ? {}
      : { ends: [tail, head] as [string | undefined, string | undefined] }),
    at,
  }
}

const strokeOf = (style: string): ModelEdge['stroke'] => {
  if (/\binvis/.test(style)) return 'invisible'
  if (/\b(?:dotted|dashed)\b/.test(style)) return 'dotted'
  return /\bbold\b/.test(style) ? 'thick' : 'normal'
}
