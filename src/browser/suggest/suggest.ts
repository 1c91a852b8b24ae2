/**
 * Up to three recipes that draw what someone pasted: data, a scene, a table, or a diagram as text, drawn already.
 *
 * Never throws for text. Each recipe that may fit is tried; one whose drawing has warnings comes after those without.
 */
import { drawRecipe } from '../../../drawing/draw-recipe.ts'
import type { LoadRecipe } from '../../../import/diagram/import-diagram.ts'
import { type ImportInput, importData } from '../../../import/import-data.ts'
import { placeName } from '../../editor/form/place-name.ts'
import type { Json } from '../../editor/json-path.ts'
import type { Finding } from '../../scene/findings.ts'
import type { Scene } from '../../scene/scene.ts'
import { triesOf } from './known-texts.ts'
import { type PastedKind, pastedKind } from './pasted-kind.ts'
import { recipesForFields } from './recipes-for-fields.ts'
import { headed, isEdges, plainAmounts, recipesForTable, valuesAlone } from './recipes-for-table.ts'
import { recordData, widened } from './records.ts'

/** A recipe that draws the text: its data, and the drawing. */
export type RecipeFit = { recipe: string; name: string; data: Json; scene: Scene }

/** What was recognized, in a few words, and the recipes, with why the likeliest is none of them; or why there are none. */
export type Suggestions =
  | { ok: true; kind: string; fits: RecipeFit[]; remark?: string }
  | { ok: false; problem: string }

/** The most recipes that are suggested. */
const most = 3

/** Recipes for a text; `parse` reads YAML and JSON. */
export async function suggest(
  text: string,
  { parse, load }: { parse: (text: string) => Promise<unknown>; load: LoadRecipe },
): Promise<Suggestions> {
  const pasted = await pastedKind(text, parse)
  const { kind, tries, problem, remark }: Tries =
    pasted.kind === 'written'
      ? { kind: pasted.known.kind, tries: await triesOf(pasted.known, pasted.text, parse), problem: unknown }
      : await triesFor(pasted, load)
  const clean: RecipeFit[] = []
  const rest: RecipeFit[] = []
  let closest: string | undefined
  for (const attempt of tries) {
    if (clean.length === most) break
    const drawn = await drawnFit(attempt, load)
    if ('fit' in drawn) (drawn.isClean ? clean : rest).push(drawn.fit)
    else closest ??= drawn.why
  }
  const fits = [...clean, ...rest].slice(0, most)
  const said = remark === undefined ? {} : { remark: `${remark} ${closest ?? ''}`.trim() }
  if (fits.length > 0) return { ok: true, kind, fits, ...said }
  return { ok: false, problem: closest === undefined ? problem : `No diagram draws this as it is. ${closest}` }
}

/** Data for a recipe, or a way to make them. */
type Attempt = { recipe: string; data: Json } | { recipe: string; from: string; input: ImportInput; title?: string }

/** `problem`: what is said if none draws it; `remark`: what is not in the pictures. */
type Tries = { kind: string; tries: Attempt[]; problem: string; remark?: string }

const triesFor = async (pasted: Exclude<PastedKind, { kind: 'written' }>, load: LoadRecipe): Promise<Tries> => {
  if (pasted.kind === 'data') {
    const recipes = pasted.recipe === undefined ? recipesForFields(pasted.data) : [pasted.recipe]
    const problem = 'No recipe draws these data as they are. Open a diagram that suits them and paste them there.'
    return { kind: 'Data', tries: recipes.map((recipe) => ({ recipe, data: pasted.data })), problem }
  }
  return pasted.kind === 'table' ? tableTries(pasted.cells) : diagramTries(pasted.text, load)
}

const tableTries = (table: readonly (readonly string[])[]): Tries => {
  const plain = plainAmounts(table)
  const { cells, ...title } = (isEdges(plain) ? undefined : widened(plain)) ?? { cells: plain }
  const csv = headed(cells)
  const problem =
    'A table is drawn from a column of names or dates and columns of numbers, or from the columns “from” and “to”.'
  const drawn = recipesForTable(cells).map((recipe) => {
    const input = valuesAlone(cells, recipe) ?? csv
    return { recipe, from: 'csv', input, ...title }
  })
  const isAlone = drawn.some(({ input }) => input !== csv)
  return {
    kind: 'Table',
    tries: [...recordData(plain), ...drawn],
    problem,
    ...(isAlone && { remark: 'Values are shown without their names.' }),
  }
}

/** Readers are loaded by the first words of a text. */
const diagramTries = async (text: string, load: LoadRecipe): Promise<Tries> => {
  const { importDiagram } = await import('../../../import/diagram/import-diagram.ts')
  const read = await importDiagram(text, {}, load)
  if (!read.ok) {
    const [first] = read.findings
    return {
      kind: '',
      tries: [],
      problem: `${unknown} ${first === undefined ? '' : `As a diagram: ${first.problem}.`}`.trim(),
    }
  }
  const others: Attempt[] = []
  for (const recipe of read.others.slice(0, most)) {
    const again = await importDiagram(text, { recipe }, load)
    if (again.ok) others.push({ recipe, data: again.data as Json })
  }
  return { kind: read.kind, tries: [{ recipe: read.recipe, data: read.data as Json }, ...others], problem: unknown }
}

const unknown = 'This is not data, a table, or a diagram as text that can be read (Mermaid, PlantUML, DOT, D2, SQL, …).'

const drawnFit = async (
  attempt: Attempt,
  load: LoadRecipe,
): Promise<{ fit: RecipeFit; isClean: boolean } | { why: string | undefined }> => {
  const recipe = await load(attempt.recipe)
  const made =
    'from' in attempt
      ? importData(recipe, attempt.input, { from: attempt.from, title: attempt.title })
      : { ok: true as const, data: attempt.data }
  if (!made.ok) return { why: whyNot(recipe.name, made.findings) }
  const drawing = drawRecipe(recipe, made.data)
  if (!drawing.ok) return { why: whyNot(recipe.name, drawing.findings) }
  const { scene, warnings } = drawing
  const fit = { recipe: attempt.recipe, name: recipe.name, data: made.data as Json, scene }
  return { fit, isClean: warnings.every(({ level }) => level === 'note') }
}

/** What keeps a recipe from drawing it, if that is at a place in the data: only then it was close. */
const whyNot = (name: string, [first]: readonly Finding[]): string | undefined =>
  first === undefined || first.at === ''
    ? undefined
    : `Closest is ${name}: ${placeName(first.at)} ${first.problem.replace(/\.$/, '')}.`
