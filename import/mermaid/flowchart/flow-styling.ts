/**
 * Statements that say how something looks or what a click does: style, classDef, class, linkStyle, click.
 */
import type { FlowState } from './flow-state.ts'

// `click` and `style` may also be names of nodes: only what is followed by a word is a statement.
const styling =
  /(style|classDef|class|click|linkStyle)[ \t]+(?=[\p{L}\p{N}_"*])([^\s;]*)((?:"[^"]*"|[^\n;"]|;(?=[\w-]*:))*)/uy

/** Reads a statement of style or a click; false if none is here. */
export function readStyling(state: FlowState): boolean {
  const { cursor } = state
  const at = cursor.at
  const hit = cursor.take(styling)
  if (hit === undefined) return false
  const [, keyword, names = '', rest = ''] = hit
  if (keyword === 'class') dress(state, names, rest)
  if (keyword === 'classDef')
    for (const name of names.split(',')) (state.graph.styles ??= new Map()).set(name, rest.trim())
  if (keyword === 'style') mention(state, names, { at, looks: rest.trim() })
  if (keyword === 'linkStyle') paintLinks(state, names, rest.trim())
  if (keyword === 'click') cursor.note(/javascript:|data:/i.test(rest) ? 'a click' : 'a link or a click', at)
  else cursor.noteOnce('styles are not carried over', at)
  return true
}

/** `class A,B name`: what an edge has named may be a group; nodes may belong to it before they are mentioned elsewhere, then the class has no effect. */
const dress = ({ graph, groups }: FlowState, names: string, rest: string): void => {
  const [style] = rest.trim().split(/[\s;]/, 1)
  if (style === undefined || style === '') return
  for (const name of names.split(',')) {
    const item = groups.get(name) ?? graph.nodes.get(name)
    if (item !== undefined) item.classes = [...(item.classes ?? []), style]
  }
}

/** Mermaid draws a node that only a style names; a style that is written out has no name. */
const mention = ({ graph, groups }: FlowState, id: string, { at, looks }: { at: number; looks: string }): void => {
  if (!graph.nodes.has(id) && !groups.has(id)) graph.nodes.set(id, { id, label: id, at })
  const item = groups.get(id) ?? graph.nodes.get(id)!
  if (looks.includes(':')) item.looks = [...(item.looks ?? []), looks]
}

/** `linkStyle 0,2 stroke:red`, by the order of links, or `linkStyle default …`. */
const paintLinks = ({ graph: { edges } }: FlowState, numbers: string, looks: string): void => {
  const styled =
    numbers === 'default'
      ? edges.filter((edge) => edge.looks === undefined)
      : numbers.split(',').map((each) => edges[Number(each)])
  for (const edge of styled) if (edge !== undefined) edge.looks = [...(edge.looks ?? []), looks]
}
