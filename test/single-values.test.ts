/**
 * A single value, `row > column`, is no row: a callout on it is at its column, and a focus on it colors it and nothing else.
 */
import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import { dataRecipeIds } from '../tools/recipe-modules.ts'
import { readSource } from '../tools/recipes.ts'

type Row = { id?: string; name: string; values: unknown[] }

/** The names of measured values by row: of tables whose cells are words there are none. */
const valuesOf = async (id: string): Promise<string[][]> => {
  const recipe = await readSource(id)
  const read = recipe.data.schema.safeParse(recipe.sample)
  if (!read.success) return []
  const { rows } = recipe.sample as { rows?: Row[] }
  const names = recipe.data
    .targets(read.data as never)
    .map((target) => target.names.find((each) => each !== undefined) ?? '')
  return (rows ?? []).flatMap(({ id: key, name, values }) => {
    const own = names.filter((each) => each.startsWith(`${key ?? name} > `))
    const isMeasured = Array.isArray(values) && values.every((value) => value === null || typeof value === 'number')
    return isMeasured && own.length === values.length ? [own.filter((_, index) => values[index] !== null)] : []
  })
}

const drawn = async (id: string, more: object) => {
  const { sample, ...recipe } = await readSource(id)
  const { focus: _, ...data } = sample as { focus?: string[] }
  const drawing = drawRecipe({ sample, ...recipe } as never, { ...data, ...more })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts, warnings } = drawing
  const badge = (parts.find(({ at }) => at === 'callouts.0')?.elements ?? []).map((index) => scene.elements[index])
  return { elements: JSON.stringify(scene.elements), badge: JSON.stringify(badge), warnings }
}

const charts = (await Promise.all(dataRecipeIds().map(async (id) => ({ id, rows: await valuesOf(id) })))).filter(
  ({ rows }) => rows.length > 0,
)

test('there are charts of rows and columns', () => expect(charts.length).toBeGreaterThan(10))

test.each(charts)('$id: a callout on a value is at its column, and a focus colors it alone', async ({ id, rows }) => {
  for (const row of [rows[0] ?? [], rows.at(-1) ?? []]) {
    const [one = '', other = ''] = [row[Math.floor((row.length - 1) / 2)], row.at(-1)]
    const at = await Promise.all([one, other].map((on) => drawn(id, { callouts: [{ on, text: 'Look here' }] })))
    expect(at[0]?.badge, `${one} and ${other}`).not.toBe(at[1]?.badge)
    const seen = await Promise.all([{}, { focus: [one] }, { focus: [other] }].map((more) => drawn(id, more)))
    expect(new Set(seen.map(({ elements }) => elements)).size, `focus on ${one} and ${other}`).toBe(3)
  }
})
