/**
 * Reads Mermaid's `wardley`: components by visibility and evolution, links between them, and what evolves.
 */
import type { Titled } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export type WardleyNode = { id: string; isAnchor: boolean; visibility: number; evolution: number; at: number }

export type WardleyModel = Titled & {
  nodes: Map<string, WardleyNode>
  links: { from: string; to: string; label?: string; dashed: boolean; at: number }[]
  trends: { id: string; evolution: number; at: number }[]
  remarks: { text: string; at: number }[]
}

type WardleyReading = { cursor: Cursor; model: WardleyModel; pipeline?: string | undefined }

export function readWardley(raw: string): MermaidModel<WardleyModel> {
  const { cursor, about } = begin(raw, /wardley(?:-beta)?\b/y, 'wardley')
  const model: WardleyModel = { ...about, nodes: new Map(), links: [], trends: [], remarks: [] }
  const state: WardleyReading = { cursor, model }
  readStatements(cursor, () => {
    if (!readAbout(cursor, model)) statement(state)
  })
  return { model, report: cursor.report }
}

const number = '-?\\d*\\.?\\d+'
const placed = new RegExp(
  `(anchor|component|market|submap)[ \\t]+([^\\s[][^\\[\\n]*)\\[[ \\t]*(${number})[ \\t]*,[ \\t]*(${number})[ \\t]*\\][^\\n]*`,
  'y',
)
const within = new RegExp(`component[ \\t]+([^\\s[][^\\[\\n]*)\\[[ \\t]*(${number})[ \\t]*\\][^\\n]*`, 'y')

const statement = (state: WardleyReading): void => {
  const at = state.cursor.at
  if (!readFrom(state.cursor, state, table)) link(state, at)
}

const table: readonly Statement<WardleyReading>[] = [
  [
    /title[ \t]+([^\n]*)/y,
    ({ cursor, model }, [, words = ''], at) => {
      model.title = readWords(cursor, words, at)
    },
  ],
  [placed, ({ model }, hit, at) => add(model, hit, at)],
  [
    within,
    ({ model, pipeline = '' }, [, id = '', evolution], at) => {
      // What is in a pipeline is as visible as the component that it belongs to.
      const visibility = model.nodes.get(pipeline)?.visibility ?? 0.5
      model.nodes.set(bare(id), { id: bare(id), isAnchor: false, visibility, evolution: Number(evolution), at })
    },
  ],
  [
    /note[ \t]+"([^"\n]*)"[^\n]*/y,
    ({ cursor, model }, [, words = ''], at) => void model.remarks.push({ text: readWords(cursor, words, at), at }),
  ],
  [
    // `evolve Kettle -> Electric kettle 0.62` also says what it will be called.
    /evolve[ \t]+(\S[^\n]*)/y,
    ({ cursor, model }, [, words = ''], at) => {
      const hit = /(?<!\S)(-?\d*\.?\d+)[ \t]*(?:label.*)?$/.exec(words) ?? cursor.stop('a component and its evolution')
      const [id = '', other] = words.slice(0, hit.index).split('->')
      if (other !== undefined) cursor.report.note('another name of what evolves', at, other.trim())
      model.trends.push({ id: bare(id), evolution: Number(hit[1]), at })
    },
  ],
  [
    /pipeline[ \t]+([^\s{][^\n{]*)\{/y,
    (state, [, id = ''], at) => {
      state.pipeline = bare(id)
      state.cursor.noteOnce('frames of pipelines', at)
    },
  ],
  [
    /\}/y,
    (state) => {
      state.pipeline = undefined
    },
  ],
  [
    /(?:size|annotations?|evolution|accelerator|deaccelerator|attitude|pioneers|settlers|townplanners|y-axis|x-axis|style)\b[^\n]*/y,
    ({ cursor }, _, at) => cursor.noteOnce('remarks and looks of the map', at),
  ],
]

const bare = (name: string): string => name.trim().replace(/^"(.*)"$/, '$1')

const add = (model: WardleyModel, [, kind, id = '', visibility, evolution]: RegExpExecArray, at: number): void => {
  const name = bare(id.trimEnd().replace(/(?<![ \t])[ \t]*\((?:build|buy|outsource|market|inertia|ecosystem)\)$/, ''))
  const place = { visibility: Number(visibility), evolution: Number(evolution) }
  model.nodes.set(name, { id: name, isAnchor: kind === 'anchor', ...place, at })
}

const link = ({ cursor, model }: WardleyReading, at: number): void => {
  const [, from = '', line = '', to = '', words] = cursor.need(
    /([^\n]+?)(\+?(?:'[^'\n]*')?[<>]{0,2}-?\.?->|-\.->|\+(?:'[^'\n]*')?(?:<>|[<>])|--?>)[ \t]*([^\s;][^\n;]*)(?:;[ \t]*([^\n]*))?(?=\n|$)/y,
    'a component, or a link: A -> B',
  )
  const said = words ?? /'([^'\n]*)'/.exec(line)?.[1]
  const label = said === undefined ? '' : readWords(cursor, said, at)
  model.links.push({
    from: bare(from),
    to: bare(to),
    ...(label === '' ? {} : { label }),
    dashed: line.includes('.'),
    at,
  })
}
