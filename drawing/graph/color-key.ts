/**
 * What colors mean, in the key: where the data say it, each as what is drawn in it looks.
 */
import type { Color } from '../../src/scene/limits.ts'
import type { GraphDocument } from '../data/graph.ts'
import type { ColorWords } from '../data/graph-types.ts'
import { type KeyEntry, lineEntry } from '../key.ts'
import type { Paint } from '../shapes/outline.ts'
import { shapeOf } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import { edgeStyle } from './kind-styles.ts'
import { paintOf } from './node-view.ts'
import type { AnyNotation } from './notation.ts'

/** Adds an entry for each color that the data, or else the notation, have words for; a note names words for what is not drawn. */
export function addColors(data: GraphDocument, sheet: Sheet, style: AnyNotation): void {
  const { focus, negative, positive } = data.key ?? {}
  const inFocus = data.nodes.find((node) => sheet.isFocus(node))
  add('focus', focus ?? (inFocus === undefined ? undefined : style.focus), {
    node: inFocus,
    edge: data.edges.some((edge) => sheet.isFocus(edge)),
  })
  for (const [state, words] of [['negative', negative] as const, ['positive', positive] as const])
    add(state, words, {
      node: data.nodes.find((node) => node.state === state && !sheet.isFocus(node)),
      edge: data.edges.some((edge) => (edge.state ?? edgeStyle(style, edge).stroke) === state && !sheet.isFocus(edge)),
    })

  function add(field: keyof ColorWords, words: string | undefined, found: Found): void {
    if (words === undefined) return
    if (found.node !== undefined) sheet.key(boxOf(words, paintOf(found.node, sheet)))
    else if (found.edge) sheet.key(lineEntry(words, { stroke: strokes[field], arrow: true }))
    else sheet.note('key', field, `${JSON.stringify(words)} is not in the key: nothing is drawn so`)
  }
}

/** The color of each field. */
const strokes: Record<keyof ColorWords, Color> = { focus: 'accent', negative: 'negative', positive: 'positive' }

/** What is drawn in a color: a node, or edges alone. */
type Found = { node: GraphDocument['nodes'][number] | undefined; edge: boolean }

const boxOf = (text: string, paint: Paint): KeyEntry => ({
  text,
  sample: (rect) => shapeOf('box').outline(rect, paint),
})
