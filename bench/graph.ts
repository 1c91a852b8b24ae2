/**
 * Graph layout on nineteen graphs and their variants (`npm run bench -- graph [ID …] [--why] [--write] [--pictures FOLDER]`).
 *
 * Clean: no finding of the scene linter, other than on wording. Kept: the share of left-of and above
 * relations after every single node removed in turn, and one added beside each, when the places of the
 * sample are known. `--write` writes the table to docs/graph-layout.md.
 *
 * `--corpus DIR` lays out graphs that nobody here drew instead, as boxes, beside other engines where these are installed;
 * `--part N` takes every Nth of them; `--chromium` lays them out in Chromium, too, and compares the places. `--dense 40/60` draws graphs of so many nodes and edges
 * in every graph recipe, `--seeds N` of each kind (10 unless given).
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Layout } from '../layout/model/graph.ts'
import { renderScene } from '../src/render/render-scene.ts'
import { reviewScene } from '../src/review/review-scene.ts'
import { findingText } from '../src/scene/findings.ts'
import { toPng } from '../tools/png.ts'
import { ours, readBoxes, rowsOf, tablesOf } from './graph/corpus.ts'
import { benchDense } from './graph/dense.ts'
import { chromiumTable } from './graph/in-chromium.ts'
import { relationsKept } from './graph/relations.ts'
import { rivals } from './graph/rivals.ts'
import { countPaths } from './graph/ruler.ts'
import { drawSample, readSamples, type Sample, type SampleDrawing } from './graph/sample.ts'
import { count, type GraphRow, type GraphVerdict, share, tableText } from './graph/table.ts'
import { longerWords, withOneMore, without } from './graph/variants.ts'
import { median } from './paired/spread.ts'

const { values, positionals } = parseArgs({
  options: {
    why: { type: 'boolean' },
    write: { type: 'boolean' },
    pictures: { type: 'string' },
    fast: { type: 'boolean' },
    corpus: { type: 'string' },
    part: { type: 'string' },
    chromium: { type: 'boolean' },
    dense: { type: 'string' },
    seeds: { type: 'string' },
  },
  allowPositionals: true,
})

/** Rules about wording. */
const notJudged = new Set(['R01', 'R24'])

const judge = ({ drawing }: SampleDrawing, name: string): GraphVerdict => {
  const findings = drawing.ok
    ? reviewScene(drawing.scene).filter(({ rule }) => !notJudged.has(rule))
    : drawing.findings.map(({ at, problem }) => ({ rule: 'refused', level: 'block', at, problem }))
  if (values.why)
    for (const { rule, level, ...finding } of findings)
      console.log(`  ${name}: ${level} ${rule} ${findingText(finding).slice(0, 200)}`)
  return drawing.ok ? (findings.length === 0 ? 'clean' : 'dirty') : 'refused'
}

const picture = (name: string, { drawing }: SampleDrawing): void => {
  if (values.pictures === undefined || !drawing.ok) return
  mkdirSync(values.pictures, { recursive: true })
  writeFileSync(`${values.pictures}/${name}.png`, toPng(renderScene(drawing.scene)))
}

const run = (sample: Sample): GraphRow => {
  const { id, data } = sample
  for (let warm = 0; warm < 2; warm++) drawSample(sample)
  const milliseconds = median(Array.from({ length: 5 }, () => drawSample(sample).milliseconds))
  const drawn = drawSample(sample)
  const { layout } = drawn
  const { crossings, bends } = countPaths((layout?.edges ?? []).map(({ points }) => points))
  const row: GraphRow = {
    id,
    size: `${data.nodes.length} / ${data.edges.length}`,
    bends,
    crossings,
    milliseconds,
    sample: judgeAs(id, drawn),
    variants: judgeVariants(sample),
    ...judgeEdits(sample, layout),
    width: layout?.bounds.w ?? 0,
  }
  printRow(row, `${layout?.bounds.w} × ${layout?.bounds.h}`)
  return row
}

const judgeVariants = (sample: Sample): GraphVerdict[] => {
  const { length } = sample.data.nodes
  const variants = {
    long: longerWords(sample),
    more: withOneMore(sample, Math.floor(length / 2)),
    fewer: without(sample, length - 2),
  }
  return Object.entries(variants).map(([name, variant]) => judgeAs(`${sample.id}-${name}`, drawSample(variant)))
}

/** Every node removed in turn, and one added beside each, starting from the cells that were found. */
const judgeEdits = (sample: Sample, layout: Layout | undefined): Pick<GraphRow, 'edits' | 'kept'> => {
  const edits: GraphVerdict[] = []
  const kept: number[] = []
  for (const index of values.fast || layout === undefined ? [] : sample.data.nodes.keys())
    for (const [name, edited] of [
      ['without', without(sample, index)],
      ['beside', withOneMore(sample, index)],
    ] as const) {
      const result = drawSample(edited, layout?.cells)
      edits.push(judgeAs(`${sample.id}-${name}-${index}`, result))
      if (layout !== undefined && result.layout !== undefined)
        kept.push(relationsKept(layout.nodes, result.layout.nodes))
    }
  return { edits, kept }
}

const judgeAs = (name: string, drawn: SampleDrawing): GraphVerdict => {
  picture(name, drawn)
  return judge(drawn, name)
}

const printRow = (row: GraphRow, bounds: string): void => {
  const cells = [
    row.id.padEnd(16),
    row.size.replaceAll(' ', '').padEnd(6),
    bounds.padEnd(12),
    row.sample.padEnd(8),
    row.variants.join(' ').padEnd(22),
    String(row.crossings).padStart(3),
    String(row.bends).padStart(4),
    row.milliseconds.toFixed(0).padStart(5),
  ]
  console.log(`${cells.join(' ')} ms  ${share(row.kept)}  ${count(row.edits)}`)
}

const benchCorpus = async (folder: string): Promise<void> => {
  const boxes = readBoxes(folder).filter((_, index) => index % Number(values.part ?? 1) === 0)
  const results: { name: string; rows: Awaited<ReturnType<typeof rowsOf>> }[] = []
  for (const engine of [ours, ...(await rivals())]) {
    // Once before, so that all are warm.
    await rowsOf(engine, boxes.slice(0, 20))
    results.push({ name: engine.name, rows: await rowsOf(engine, boxes) })
  }
  console.log(tablesOf(results, boxes))
  if (values.chromium) console.log(`\n${await chromiumTable(boxes)}`)
}

/** `40/60`: so many nodes and edges. */
const densityOf = (pair: string): { nodes: number; edges: number; seeds: number } => {
  const [nodes = NaN, edges = NaN] = pair.split('/').map(Number)
  if (!(nodes > 1 && edges > 0)) throw new Error(`--dense takes nodes and edges such as 40/60, not ${pair}`)
  return { nodes, edges, seeds: Number(values.seeds ?? 10) }
}

const benchSamples = (): void => {
  console.log('graph            n/e    size         sample   variants              crossings bends time')
  const rows = readSamples()
    .filter(({ id }) => positionals.length === 0 || positionals.includes(id))
    .map(run)
  console.log(
    `samples ${count(rows.map(({ sample }) => sample))}; variants ${count(rows.flatMap(({ variants }) => variants))}; edits ${count(rows.flatMap(({ edits }) => edits))}; ${share(rows.flatMap(({ kept }) => kept))}; widest ${Math.max(...rows.map(({ width }) => width))} px`,
  )

  if (values.write) writeFileSync('docs/graph-layout.md', tableText(rows))
}

if (values.dense !== undefined) await benchDense(positionals, densityOf(values.dense))
else if (values.corpus === undefined) benchSamples()
else await benchCorpus(values.corpus)
