/**
 * Colors that C4's macros give: to an element, a boundary or a relation by its name, and to a tag.
 */
import type { GraphModel } from '../models/graph.ts'
import type { MacroCall } from './read-calls.ts'

/** What is colored in a text: elements may be declared after their colors. */
export type C4Styles = { of: Map<string, string>; lines: { from: string; to: string; color: string }[] }

export const noStyles = (): C4Styles => ({ of: new Map(), lines: [] })

/** Remembers what a macro colors; `tags` have names. */
export function addStyle({ of, lines }: C4Styles, graph: GraphModel, { name, values, named }: MacroCall): void {
  const [first = '', second = '', ...others] = values
  if (name === 'UpdateRelStyle') {
    const color = named.get('lineColor') ?? others[1] ?? ''
    if (color !== '') lines.push({ from: first, to: second, color })
    return
  }
  const [fill, words, line] = [second, ...others]
  const css = Object.entries({
    fill: named.get('bgColor') ?? fill,
    color: named.get('fontColor') ?? words,
    stroke: named.get('borderColor') ?? line,
  }).flatMap(([key, value = '']) => (value === '' ? [] : [`${key}:${value}`]))
  if (css.length === 0) return
  if (/^Update(?:Element|Boundary)Style$/.test(name)) of.set(first, css.join(','))
  else if (/^Add\w*Tag$/.test(name) && name !== 'AddRelTag') (graph.styles ??= new Map()).set(first, css.join(','))
}

/** Gives elements, boundaries and relations their colors. */
export function settleStyles({ of, lines }: C4Styles, graph: GraphModel): void {
  for (const item of [...graph.nodes.values(), ...graph.groups]) {
    const css = of.get(item.id)
    if (css !== undefined) item.looks = [css]
    // A tag without a color is none of a style.
    if (item.classes !== undefined) item.classes = item.classes.filter((tag) => graph.styles?.has(tag) === true)
  }
  for (const edge of graph.edges) {
    const color = lines.findLast(({ from, to }) => from === edge.from && to === edge.to)?.color
    if (color !== undefined) edge.looks = [`stroke:${color}`]
  }
}
