/**
 * `diagref check FILE|-...`: what the scene linter finds, for people, as JSON, as SARIF, or as annotations of a pull request.
 *
 * The findings are the result, so they go to standard output; a count for people goes to standard error.
 */

import * as z from 'zod'
import type { Recipe } from '../../catalog/recipe.ts'
import type { Origin } from '../../review/adaptation/origin.ts'
import { CliError, usageError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { readDataFile } from '../data/data-file.ts'
import { loadRecipe } from '../data/load-recipe.ts'
import { print } from '../output.ts'
import { recipeNamed } from '../packaged/recipe-named.ts'
import { expandGlobs } from '../scene/expand-globs.ts'
import { type CheckedFile, locatedFindings } from '../scene/findings.ts'
import { drawnOrigin } from '../scene/origin-of.ts'
import { checkFormats, type Reporter } from '../scene/report.ts'
import { readSceneFile } from '../scene/scene-file.ts'
import { stripControls } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  // A few files are read: compiling the code that reads them would take longer.
  z.config({ jitless: true })
  const report = reportOf(values)
  const most = mostWarnings(values)
  const standard = { recipe: recipeOf(values), drawn: await drawnOf(values) }
  const files: CheckedFile[] = []
  for (const file of expandGlobs(operands)) {
    const reading = await readSceneFile(file)
    const findings = locatedFindings(reading, standard)
    files.push({ file: file === '-' ? 'stdin' : file, name: reading.name, valid: reading.ok, findings })
  }
  await print(await report(files))
  const all = files.flatMap(({ findings }) => findings)
  const blocks = all.filter(({ level }) => level === 'block').length
  return blocks > 0 || all.length - blocks > most ? 1 : 0
}

const reportOf = (values: Values): Reporter => {
  const named = ['json', 'sarif'].filter((name) => values[name] !== undefined)
  const format = textOf(values, 'format')
  if (named.length + (format === undefined ? 0 : 1) > 1)
    throw usageError('Use only one of --json, --sarif and --format.')
  return checkFormats[(format ?? named[0] ?? 'text') as keyof typeof checkFormats]
}

const mostWarnings = (values: Values): number => {
  const text = textOf(values, 'max-warnings')
  if (text === undefined) return values['strict'] ? 0 : Number.POSITIVE_INFINITY
  if (!/^\d{1,6}$/.test(text))
    throw usageError(`--max-warnings must be a whole number from 0, got "${stripControls(text)}".`)
  return Number(text)
}

/** What the data of the scene drew, if they are named. */
const drawnOf = async (values: Values): Promise<Origin | undefined> => {
  const [id, file] = [textOf(values, 'recipe'), textOf(values, 'data')]
  if (file === undefined) return undefined
  if (id === undefined) throw usageError('--data needs the recipe that drew them: --recipe ID.')
  const reading = await readDataFile(file)
  if (!reading.ok) throw new CliError(`${reading.name} cannot be read as data: ${reading.findings[0]?.problem ?? ''}.`)
  return drawnOrigin(await loadRecipe(id), reading.data)
}

const recipeOf = (values: Values): Recipe | undefined => {
  const id = textOf(values, 'recipe')
  return id === undefined ? undefined : recipeNamed(id)
}
