/**
 * What `npm run bench -- adapt` prints: how recipes take edits, and how many bytes an adaptation is.
 */

import { dataSchema } from '../../drawing/data-schema.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { families } from '../../src/catalog/recipe.ts'
import { median } from '../paired/spread.ts'
import type { EditOutcome } from './judge.ts'

export type RecipeOutcomes = { id: string; recipe: AnyRecipe; outcomes: EditOutcome[] }

/** The document that holds both tables. */
export function adaptationPage(rows: RecipeOutcomes[]): string {
  return `# How well recipes adapt

Every recipe's sample goes through seeded edits: labels 1.1, 1.3 and 1.5 times as long, one entry more or fewer in each list, half and twice as many entries, as many as the form allows, single characters, wide characters and words without a place to break, no optional fields, lists reversed, values times 1,000, negative, zero and equal. The scene linter judges each picture.

A picture is *clean* without a finding that the sample does not have. It is *warned* of when the drawing names the field that does not fit well, *dirty* when it has findings that no warning mentions. An edit is *refused* when no picture comes out, *beyond the form* when the schema or a check refuses the data before anything is drawn; those are not counted. *Usual edits* are labels 1.3 times as long and one entry more or fewer. \`npm run bench -- adapt --write\` makes this page.

${outcomeTable(rows)}

## What an adaptation weighs

Bytes of the sample data, of their JSON Schema and of the scene drawn from them, as JSON without spaces: what is read and written to make a recipe one's own.

${sizeTable(rows)}
`
}

/** Shares and counts of outcomes for each recipe, each family and all. */
export function outcomeTable(rows: RecipeOutcomes[]): string {
  const lines = families.flatMap((family) => {
    const own = rows.filter(({ recipe }) => recipe.family === family)
    return own.length === 0
      ? []
      : [...own.map(({ id, outcomes }) => countsOf(`\`${id}\``, outcomes)), countsOf(`**${family}**`, all(own))]
  })
  return [
    '| recipe | clean, usual edits | clean, all edits | clean | warned | refused | dirty | beyond the form |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
    countsOf('**All**', all(rows)),
  ].join('\n')
}

/** Bytes of each recipe, and their medians; how long drawings take is measured as ratios, in docs/performance.md. */
export function sizeTable(rows: RecipeOutcomes[]): string {
  const sizes = rows.map(({ id, recipe }) => ({ id, ...sizesOf(recipe) }))
  const middle = (pick: (size: (typeof sizes)[number]) => number): number => median(sizes.map(pick))
  const medians = {
    id: 'median',
    sample: middle(({ sample }) => sample),
    schema: middle(({ schema }) => schema),
    scene: middle(({ scene }) => scene),
  }
  return [
    '| recipe | sample | schema | scene | sample / scene |',
    '|---|---|---|---|---|',
    ...[...sizes, medians].map(
      ({ id, sample, schema, scene }) =>
        `| ${id === 'median' ? '**median**' : `\`${id}\``} | ${sample} | ${schema} | ${scene} | ${(sample / scene).toFixed(2)} |`,
    ),
  ].join('\n')
}

const all = (rows: RecipeOutcomes[]): EditOutcome[] => rows.flatMap(({ outcomes }) => outcomes)

const count = (outcomes: EditOutcome[], verdict: EditOutcome['verdict']): number =>
  outcomes.filter((each) => each.verdict === verdict).length

const share = (outcomes: EditOutcome[]): string => {
  const judged = outcomes.filter(({ verdict }) => verdict !== 'beyond')
  return judged.length === 0 ? 'none' : `${Math.round((100 * count(judged, 'clean')) / judged.length)}%`
}

const countsOf = (name: string, outcomes: EditOutcome[]): string => {
  const usual = outcomes.filter(({ edit }) => edit.core)
  const counts = (['clean', 'warned', 'refused', 'dirty', 'beyond'] as const).map((verdict) => count(outcomes, verdict))
  return `| ${[name, share(usual), share(outcomes), ...counts].join(' | ')} |`
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

const sizesOf = (recipe: AnyRecipe): { sample: number; schema: number; scene: number } => {
  const drawn = drawRecipe(recipe, recipe.sample)
  return {
    sample: bytes(recipe.sample),
    schema: bytes(dataSchema(recipe.data as never)),
    scene: 'scene' in drawn ? bytes(drawn.scene) : 0,
  }
}
