/**
 * A CPU profile of V8 (.cpuprofile), as `node --cpu-prof` and the JavaScript profiler of Chrome write it: nodes with the
 * samples that were taken in each (Chrome DevTools Protocol, Profiler.Profile). Samples while idle are left out.
 */
import { type JsonObject } from '../src/scene/json.ts'
import { type CallFrame, calleeOf, flamesOf, frameOf } from './frames.ts'
import { type DocumentImporter, refused } from './importer.ts'
import { asObject, textIn } from './json.ts'

export const cpuprofile: DocumentImporter = {
  kind: 'document',
  what: 'a CPU profile of V8, from node --cpu-prof',
  shapes: ['tree'],
  read: (input) => {
    const listed = asObject(input)?.['nodes']
    if (!Array.isArray(listed))
      return refused('is no CPU profile of V8: expected {"nodes": [{"id": 1, "callFrame": {…}, "hitCount": 0}]}')
    const known = (listed as unknown[]).map(asObject).filter((node) => node !== undefined)
    const nodes = new Map<unknown, JsonObject>(known.map((node) => [node['id'], node]))
    const [first] = nodes.values()
    const root = frameOf('all')
    if (first !== undefined) take(first, root, nodes)
    const data = flamesOf(root)
    return data === undefined ? refused('has no samples') : { ok: true, candidates: [data] }
  },
}

/** Adds a node's callees to its frame; each node once, so that a cycle ends. */
const take = (node: JsonObject, frame: CallFrame, nodes: Map<unknown, JsonObject>): void => {
  nodes.delete(node['id'])
  frame.own += typeof node['hitCount'] === 'number' ? node['hitCount'] : 0
  const callees: unknown[] = Array.isArray(node['children']) ? node['children'] : []
  for (const id of callees) {
    const callee = nodes.get(id)
    const name = callee === undefined ? undefined : nameOf(callee)
    if (callee !== undefined && name !== undefined && name !== '(idle)') take(callee, calleeOf(frame, name), nodes)
  }
}

/** A function without a name is called by its file and line. */
const nameOf = ({ callFrame }: JsonObject): string => {
  const { functionName, url, lineNumber } = asObject(callFrame) ?? {}
  const file = textIn(url)?.split('/').at(-1)
  return textIn(functionName) ?? (file === undefined ? '(anonymous)' : `${file}:${Number(lineNumber) + 1}`)
}
