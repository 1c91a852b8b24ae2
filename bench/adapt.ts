/**
 * How well recipes adapt (`npm run bench -- adapt [ID …] [--why] [--write]`): every sample goes through seeded edits,
 * and the scene linter reviews the results.
 *
 * `--why` prints what went wrong; `--pictures FOLDER` writes what was drawn as PNG files; `--write` writes the table to
 * docs/adaptation.md.
 */

import recipes from 'diagref:recipes'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { renderScene } from '../src/render/render-scene.ts'
import { toPng } from '../tools/png.ts'
import { judgeRecipe } from './adaptation/judge.ts'
import { adaptationPage, outcomeTable, type RecipeOutcomes, sizeTable } from './adaptation/tables.ts'

const { values, positionals } = parseArgs({
  options: { why: { type: 'boolean' }, write: { type: 'boolean' }, pictures: { type: 'string' } },
  allowPositionals: true,
})

const rows: RecipeOutcomes[] = []
for (const [id, load] of Object.entries(recipes)) {
  if (positionals.length > 0 && !positionals.includes(id)) continue
  const { default: recipe } = await load()
  const outcomes = judgeRecipe(recipe, { seeds: 3 })
  rows.push({ id, recipe, outcomes })
  if (values.why)
    for (const { edit, verdict, why } of outcomes)
      if (verdict !== 'clean' && verdict !== 'beyond')
        console.log(`${id}  ${edit.name}: ${verdict}: ${why.slice(0, 400)}`)
}

const picture = (folder: string, { id, outcomes }: RecipeOutcomes): void => {
  mkdirSync(folder, { recursive: true })
  for (const [index, { edit, verdict, scene }] of outcomes.entries()) {
    if (scene !== undefined)
      writeFileSync(
        `${folder}/${id}-${index}-${edit.name.replace(/\W+/g, '-')}-${verdict}.png`,
        toPng(renderScene(scene)),
      )
  }
}
if (values.pictures !== undefined) for (const row of rows) picture(values.pictures, row)

console.log(`${outcomeTable(rows)}\n\n${sizeTable(rows)}`)
if (values.write) writeFileSync('docs/adaptation.md', adaptationPage(rows))
