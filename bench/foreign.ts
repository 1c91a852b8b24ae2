/**
 * Graphs that nobody here drew, in the recipes for graphs (`npm run bench -- foreign DIR [--recipe ID] [--why] [--plain]
 * [--pictures FOLDER]`): how many are drawn, with which warnings, and why others are not.
 *
 * DIR holds collections of diagrams, one JSON line each with what the language's own program understands of it. `--plain`
 * leaves out what recipes could not read before graphs had one vocabulary: other shapes, strokes, ends, directions.
 */
import recipes from 'diagref:recipes'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import { renderScene } from '../src/render/render-scene.ts'
import { toPng } from '../tools/png.ts'
import { type ForeignGraph, graphData } from './foreign/graph.ts'
import { kindIn, nameless } from './foreign/kinds.ts'
import { type Foreign, readForeign } from './foreign/read.ts'

const { values, positionals } = parseArgs({
  options: {
    why: { type: 'boolean' },
    plain: { type: 'boolean' },
    recipe: { type: 'string' },
    pictures: { type: 'string' },
    only: { type: 'string' },
  },
  allowPositionals: true,
})

const wanted: Record<Foreign['kind'], string[]> = {
  flowchart: ['flow-graph', 'decision-flowchart', 'service-dependency-map'],
  state: ['uml-state-machine'],
  dot: ['flow-graph', 'decision-flowchart', 'service-dependency-map'],
}

const plainGraph = ({ nodes, edges, groups }: ForeignGraph): ForeignGraph => ({
  nodes,
  edges: edges.map(({ from, to, label }) => ({ from, to, label, stroke: 'solid', head: 'arrow', tail: 'none' })),
  groups: groups.map(({ id, label, group }) => ({ id, label, group })),
})

/** Findings and warnings that differ only in numbers and quoted words are one kind. */
const kindOfProblem = (problem: string): string =>
  problem
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/-?\d+(\.\d+)?/g, 'N')
    .slice(0, 110)

const tally = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

const all = readForeign(positionals[0] ?? '')
console.log(`${'kind'.padEnd(10)} ${'recipe'.padEnd(24)} graphs drawn  clean noted warned refused  ms median p95 most`)
for (const [kind, ids] of Object.entries(wanted))
  for (const id of ids) {
    if (values.recipe !== undefined && values.recipe !== id) continue
    const load = recipes[id]
    if (load === undefined) throw new Error(`there is no recipe ${id}`)
    const { default: recipe } = await load()
    const counts = { drawn: 0, clean: 0, noted: 0, warned: 0, refused: 0 }
    const [reasons, times] = [new Map<string, number>(), [] as number[]]
    const some = all.filter(
      (each) =>
        each.kind === kind &&
        (values.only === undefined || each.name.includes(values.only)) &&
        each.graph.nodes.length <= 40 &&
        each.graph.edges.length <= 60,
    )
    for (const { name, graph } of some) {
      const data = graphData(name, values.plain ? plainGraph(graph) : graph, {
        kindOf: kindIn(id, values.plain === true),
        nameless,
      })
      const start = performance.now()
      const drawing = drawRecipe(recipe, data)
      times.push(performance.now() - start)
      const said = drawing.ok ? ('warnings' in drawing ? drawing.warnings : []) : drawing.findings
      const warnings = said.filter((each) => !('level' in each) || each.level === 'warning')
      const verdict = !drawing.ok ? 'refused' : warnings.length > 0 ? 'warned' : said.length > 0 ? 'noted' : 'clean'
      if (drawing.ok) counts.drawn++
      counts[verdict]++
      for (const problem of new Set(warnings.map((each) => kindOfProblem(each.problem))))
        tally(reasons, `${verdict}: ${problem}`)
      if (values.why && warnings.length > 0)
        console.log(
          `  ${name} (${graph.nodes.length}/${graph.edges.length}): ${verdict}: ${warnings[0]?.at} ${warnings[0]?.problem.slice(0, 140)}`,
        )
      if (values.pictures !== undefined && drawing.ok) {
        mkdirSync(`${values.pictures}/${id}`, { recursive: true })
        writeFileSync(
          `${values.pictures}/${id}/${verdict}-${name.replaceAll(/\W+/g, '-')}.png`,
          toPng(renderScene(drawing.scene)),
        )
      }
    }
    times.sort((a, b) => a - b)
    const at = (share: number): string =>
      `${Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0)}`
    const { drawn, clean, noted, warned, refused } = counts
    console.log(
      `${kind.padEnd(10)} ${id.padEnd(24)} ${[some.length, drawn, clean, noted, warned, refused].map((each) => `${each}`.padStart(6)).join(' ')}   ${at(0.5)} ${at(0.95)} ${at(1)}`,
    )
    for (const [reason, times] of [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 14))
      console.log(`    ${times} × ${reason}`)
  }
