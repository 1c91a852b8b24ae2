/**
 * Cuts data to the part of a graph that is wanted, without what is about the rest.
 */
import type { Finding } from '../src/scene/findings.ts'
import type { CommonData, DataForm } from './data/form.ts'
import type { GraphPart, Whole } from './data/graph-part.ts'
import { References } from './data/references.ts'
import type { Warning } from './outcome.ts'

/** What is drawn: all data, or the items `shown` of them, with a sentence that says so. */
type Cut =
  | {
      ok: true
      data: CommonData
      shown: ReadonlySet<object> | undefined
      sentence: string | undefined
      notes: Warning[]
    }
  | { ok: false; findings: Finding[] }

/** Data of a recipe whose drawing has no parts. */
export const drawsAll: Finding = {
  at: '',
  problem: 'around: this recipe draws the whole of its data; parts are drawn of graphs whose layout is found',
}

/** The data to draw; a part may still be larger than one diagram. */
export function cutTo(
  part: GraphPart | undefined,
  data: CommonData,
  form: Pick<DataForm, 'limits' | 'part' | 'targets'>,
): Cut {
  if (part === undefined) return { ok: true, data, shown: undefined, sentence: undefined, notes: [] }
  const targets = form.targets(data)
  const outcome = isWhole(data) ? form.part?.(data, part, targets) : undefined
  if (outcome === undefined || !isWhole(data)) return { ok: false, findings: [drawsAll] }
  if (!outcome.ok) return outcome
  const { shown, sentence } = outcome
  const cut = {
    ...data,
    nodes: data.nodes.filter((node) => shown.has(node)),
    edges: data.edges.filter((edge) => shown.has(edge)),
    ...(data.groups === undefined ? {} : { groups: data.groups.filter((group) => shown.has(group)) }),
  }
  const findings = form.limits?.(cut) ?? []
  if (findings.length > 0) return { ok: false, findings }
  const references = new References(targets)
  const notes = (data.callouts ?? []).flatMap(({ on }, index): Warning[] =>
    shown.has(references.find(on) ?? data)
      ? []
      : [{ level: 'note', at: `callouts.${index}.on`, problem: `${JSON.stringify(on)} is not in this part` }],
  )
  return { ok: true, data: cut, shown, sentence, notes }
}

const isWhole = (data: CommonData): data is CommonData & Whole => 'nodes' in data && 'edges' in data
