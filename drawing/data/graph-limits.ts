/**
 * How much of a graph one diagram shows. Larger graphs are read too: a part of them is drawn.
 */
import * as z from 'zod'
import type { Finding } from '../../src/scene/findings.ts'
import type { CommonData, DataForm } from './form.ts'
import { partOf, type Whole } from './graph-part.ts'
import { partsThatMayFit } from './parts-that-may-fit.ts'

/** The most nodes, edges and groups of one diagram: what the 300 elements of a scene carry. */
export const mostDrawn = { nodes: 60, edges: 100, groups: 20 } as const

/** How many times as many are read, so that what is computed on the whole graph is true of its parts. */
const mostRead = 20

type Limits = { nodes: number; edges: number; groups?: number }

/** A list of which one diagram shows up to `max` entries; the JSON Schema says so. */
export const partlyShown = <Item extends z.ZodType>(
  item: Item,
  { min = 1, max, of }: { min?: number; max: number; of: string },
) =>
  z
    .array(item)
    .min(min)
    .max(mostRead * max)
    .meta({ maxItems: max, description: of })

/** A form whose lists are longer than one diagram shows them: larger data are refused, unless a part of them is drawn. */
export const partly = <In, Data extends CommonData & Whole>(
  form: DataForm<In, Data>,
  limits: Limits,
): DataForm<In, Data> => ({
  ...form,
  part: partOf,
  fittingParts: partsThatMayFit,
  limits: (data) =>
    (['nodes', 'edges', 'groups'] as const).flatMap((at): Finding[] => {
      const [max = mostDrawn[at], length = 0] = [limits[at], data[at]?.length]
      return length <= max ? [] : [{ at, problem: problemOf(max, length) }]
    }),
})

const problemOf = (max: number, length: number): string => `must have at most ${max} entries, got ${length}; ${wayOut}`

const wayOut = 'draw a part of the graph, around one node or group (around, depth), or split it'
