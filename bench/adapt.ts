/**
 * How well recipes adapt (`npm run bench -- adapt [ID …] [--why] [--write]`): every sample goes through seeded edits,
 * and the pictures are judged by the scene linter.
 *
 * `--why` says what went wrong; `--pictures FOLDER` writes what was drawn as PNG files; `--write` writes the table to
 * docs/adaptation.md.
 */

import recipes from 'diagref:recipes'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { families } from '../src/catalog/recipe.ts'
import { renderScene } from '../src/render/render-scene.ts'
import { toPng } from '../tools/png.ts'
import { type DispatchResult, judgeRecipe } from './adaptation/judge.ts'

const { values, positionals } = parseArgs({
  options: { why: { type: 'boolean' }, write: { type: 'boolean' }, pictures: { type: 'string' } },
  allowPositionals: true,
})

type Row = { id: string; family: string; outcomes: DispatchResult[] }

const rows: Row[] = []
for (const [id, load] of Object.entries(recipes)) {
  if (positionals.length > 0 && !positionals.includes(id)) continue
  const { default: recipe } = await load()
  const outcomes = judgeRecipe(recipe, 3)
  rows.push({ id, family: recipe.family, outcomes })
  if (values.why)
    for (const { edit, verdict, why } of outcomes)
      if (verdict !== 'clean' && verdict !== 'beyond')
        console.log(`${id}  ${edit.name}: ${verdict}: ${why.slice(0, 400)}`)
}

const picture = (folder: string, { id, outcomes }: Row): void => {
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

const count = (outcomes: DispatchResult[], verdict: DispatchResult['verdict']): number =>
  outcomes.filter((each) => each.verdict === verdict).length

const share = (outcomes: DispatchResult[]): string => {
  const judged = outcomes.filter(({ verdict }) => verdict !== 'beyond')
  return judged.length === 0 ? 'none' : `${Math.round((100 * count(judged, 'clean')) / judged.length)}%`
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const cells = (name: string, outcomes: DispatchResult[]): string => {
  const core = outcomes.filter(({ edit }) => edit.core)
  const drawn = outcomes.flatMap(({ verdict, milliseconds }) => (verdict === 'beyond' ? [] : [milliseconds]))
  const parts = [
    name,
    share(core),
    share(outcomes),
    count(outcomes, 'clean'),
    count(outcomes, 'refused'),
    count(outcomes, 'dirty'),
    count(outcomes, 'beyond'),
    median(drawn).toFixed(1),
  ]
  return `| ${parts.join(' | ')} |`
}

const table = [
  '| recipe | clean, usual edits | clean, all edits | clean | refused | dirty | beyond the form | ms a drawing |',
  '|---|---|---|---|---|---|---|---|',
  ...families.flatMap((family) => {
    const own = rows.filter((row) => row.family === family)
    return own.length === 0
      ? []
      : [
          ...own.map(({ id, outcomes }) => cells(`\`${id}\``, outcomes)),
          cells(
            `**${family}**`,
            own.flatMap(({ outcomes }) => outcomes),
          ),
        ]
  }),
  cells(
    '**All**',
    rows.flatMap(({ outcomes }) => outcomes),
  ),
].join('\n')

console.log(table)
if (values.write) {
  writeFileSync(
    'docs/adaptation.md',
    `# How well recipes adapt

Every recipe's sample goes through seeded edits: labels 1.1, 1.3 and 1.5 times as long, one entry more or fewer in each list, half and twice as many entries, as many as the form allows, single characters, wide characters and words without a place to break, no optional fields, lists reversed, values times 1,000, negative, zero and equal. The scene linter judges each picture.

A picture is *clean* without a finding that the sample does not have. An edit is *refused* when the drawing names the field that does not fit, *dirty* when a picture with findings comes out, *beyond the form* when the schema or a check refuses the data before anything is drawn; those are not counted. *Usual edits* are labels 1.3 times as long and one entry more or fewer. \`npm run bench -- adapt --write\` makes this table.

${table}
`,
  )
}
