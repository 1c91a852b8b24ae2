/**
 * Whether anything in a diagram has a style, and what that means: by code of its own, which is loaded for what has one.
 */
import type * as Dressing from './dressing.ts'
import type { EdgeMeaning } from './edge-styles.ts'
import type { StyleMeaning } from './styles.ts'

type Dressed = { classes?: string[]; looks?: string[] }

let dressing: typeof Dressing | undefined

/** Loads what reads styles. */
export async function loadDressing(): Promise<void> {
  dressing ??= await import('./dressing.ts')
}

/** How a way to draw these waits for what reads styles; nothing where none of them has a style. */
export const whenDressed = (...lists: readonly Iterable<Dressed>[]): { prepare?: () => Promise<void> } =>
  lists.some((items) => [...items].some(isDressed)) ? { prepare: loadDressing } : {}

const isDressed = ({ classes = [], looks = [] }: Dressed): boolean => classes.length > 0 || looks.length > 0

/** The meaning of no styles. */
const plain = { data: {}, marks: new Map(), frames: new Map() } satisfies StyleMeaning

export const dressingOf: (...args: Parameters<typeof Dressing.dressingOf>) => StyleMeaning & { lines: EdgeMeaning } = (
  graph,
  ...rest
) =>
  [graph.nodes, graph.groups, graph.edges].some((items) => items.some(isDressed))
    ? loaded().dressingOf(graph, ...rest)
    : { ...plain, lines: { focus: [], states: new Map(), strokes: new Map() } }

export const meaningOf: typeof Dressing.meaningOf = (graph, ...rest) =>
  [graph.nodes, graph.groups].some((items) => items.some(isDressed)) ? loaded().meaningOf(graph, ...rest) : plain

const loaded = (): typeof Dressing => {
  if (dressing === undefined) throw new RangeError('what reads styles was not loaded')
  return dressing
}
