/**
 * How many seeded faults `diagref check --recipe` finds, and its false positives (`npm run bench -- sensitivity`).
 *
 * Each fault is one thing that goes wrong while a scene is adapted by hand. A fault is found if it has a finding that
 * the untouched scene does not have. `--missed` lists what was not found, `--write` writes the table of the guide.
 */
import { readFileSync } from 'node:fs'
import type { Recipe } from '../src/catalog/recipe.ts'
import { sceneFindings } from '../src/cli/scene/findings.ts'
import type { Scene } from '../src/scene/scene.ts'
import { writeTable } from './docs/write-table.ts'
import { report } from './measure.ts'
import { seeded } from './random.ts'
import type { SceneEdit } from './sensitivity/edits.ts'
import { colors, deletions, geometric, harmless } from './sensitivity/faults.ts'

const [, , given = '4'] = process.argv
const rounds = /^\d+$/.test(given) ? Number(given) : 4
const shown = process.argv.includes('--missed')
const recipes = JSON.parse(readFileSync('dist/catalog.json', 'utf8')) as Recipe[]

type Row = { name: string; found: number; tried: number }

const tryEdit = (name: string, edit: SceneEdit, wanted: boolean): Row => {
  const row = { name, found: 0, tried: 0 }
  for (const [at, recipe] of recipes.entries()) {
    const random = seeded(at * 1000 + name.length)
    for (let round = 0; round < rounds; round++) {
      const scene = edit(recipe.scene, random)
      if (scene === undefined) continue
      const [finding] = sceneFindings({ ok: true, scene }, { recipe })
      row.tried += 1
      if (finding !== undefined) row.found += 1
      if (shown && (finding !== undefined) !== wanted)
        console.log(`${recipe.id}, ${name}: ${difference(recipe.scene, scene)} ${JSON.stringify(finding ?? '')}`)
    }
  }
  console.log(`  ${name.padEnd(34)} ${row.found} of ${row.tried}`)
  return row
}

const difference = (before: Scene, after: Scene): string => {
  const texts = new Set(after.elements.map((element) => JSON.stringify(element)))
  const at = before.elements.findIndex((element) => !texts.has(JSON.stringify(element)))
  return `${at} ${JSON.stringify(before.elements[at])}`
}

const tryAll = (edits: Record<string, SceneEdit>, wanted = true): Row[] =>
  Object.entries(edits).map(([name, edit]) => tryEdit(name, edit, wanted))

const percent = (rows: readonly Row[]): number => {
  const sum = (pick: (row: Row) => number): number => rows.reduce((total, row) => total + pick(row), 0)
  return (
    (100 * sum(({ found }) => found)) /
    Math.max(
      1,
      sum(({ tried }) => tried),
    )
  )
}

const groups = [
  { title: 'Geometric faults', rows: tryAll(geometric), aim: 95 },
  { title: 'Deletions', rows: tryAll(deletions), aim: 80 },
  { title: 'Colors', rows: tryAll(colors), aim: 80 },
  { title: 'Harmless edits', rows: tryAll(harmless, false), aim: 0 },
]

for (const { title, rows, aim } of groups)
  report(`${title}: with a finding, %`, percent(rows), aim === 0 ? { aim, atMost: true } : { aim })

if (process.argv.includes('--write')) {
  const all = groups.flatMap(({ title, rows, aim }) => [
    [`**${title}**`, `**${percent(rows).toFixed(1)}%**`, aim === 0 ? '0%' : `≥ ${aim}%`],
    ...rows.map(({ name, found, tried }) => [name, `${found} of ${tried}`, '']),
  ])
  writeTable('docs/guide/drawing-rules.md', [['Edit', 'With a finding', 'Aim'], ...all])
}
