/**
 * The words at the bars of a flow: name, amount and share. Of many bars, the amount alone, and all of one size.
 */
import { type Block, block } from '../../drawing/block.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { NumberFormat } from '../../drawing/values/format.ts'
import { type Flow, type FlowNode, sharesOf } from './flow.ts'
import type { FlowStyle } from './place-flow.ts'

type WordsContext = { flow: Flow; format: NumberFormat; sheet: Sheet }

/** What is lost is half of what a flow says. */
const lost = { size: 14, bold: true, fill: 'negative' } as const

/** The words of each bar, made once for each width: every layout that is tried asks for them. */
export class FlowWords {
  readonly #context: WordsContext
  readonly #shareOf: (node: FlowNode) => string
  readonly #known = new Map<string, Map<FlowNode, Block>>()

  constructor(context: WordsContext) {
    this.#context = context
    this.#shareOf = sharesOf(context.flow)
  }

  of(node: FlowNode, style: FlowStyle): Block {
    const key = `${style.cap} ${style.isDense}`
    const known = this.#known.get(key) ?? new Map<FlowNode, Block>()
    this.#known.set(key, known)
    const words = known.get(node) ?? this.#made(node, style)
    known.set(node, words)
    return words
  }

  /** What is lost, of the one place that it comes from: that says more than its share of all. */
  #ofSource({ node, value }: FlowNode, isDense: boolean): string | undefined {
    const { edges, nodes, total } = this.#context.flow
    const [edge, more] = edges.filter(({ to }) => to === node)
    const source = nodes.find((each) => each.node === edge?.from)
    const isPart = source !== undefined && value > 0 && value < source.value && source.value < total
    if (isDense || node.state !== 'negative' || more !== undefined || !isPart) return undefined
    return `${percentOf(value, source.value)} of ${source.node.name ?? ''}`
  }

  /** An amount that does not add up is shown both ways. */
  #made(own: FlowNode, { cap, isDense }: FlowStyle): Block {
    const { flow, format, sheet } = this.#context
    const { node, value, into, out } = own
    const fill = sheet.isFocus(node) ? 'accent' : node.state === 'muted' ? undefined : node.state
    const isUneven = into > 0 && out > 0 && Math.abs(into - out) > 0.0005 * value
    const percentage = this.#shareOf(own)
    const share = flow.total > 0 && !isDense ? ` (${percentage})` : ''
    const isClaim = sheet.quotes('share') && sheet.isFocus(node) && flow.total > 0 && !isUneven
    const amount = isUneven ? `${format.short(into)} in, ${format.short(out)} out` : `${format.short(value)}${share}`
    return block(
      [
        { text: nameOf(node), as: { size: isDense ? 14 : 16, bold: true, ...(fill && { fill }) } },
        ...(isClaim
          ? [{ text: percentage, as: 'claim' } as const, { text: format.short(value), as: 'note' } as const]
          : []),
        { text: isClaim ? undefined : amount, as: node.state === 'negative' ? lost : 'note' },
        { text: this.#ofSource(own, isDense), as: 'note' },
        { text: node.note, as: 'note' },
      ],
      cap,
    )
  }
}

/** Good and bad are named in words; a name without letters gets a sign. */
const nameOf = ({ name = '', state }: GraphNode): string => {
  const needsSign = (state === 'positive' || state === 'negative') && !/\p{L}{2,}/u.test(name)
  return needsSign ? `${state === 'positive' ? '✓' : '✗'} ${name}` : name
}
