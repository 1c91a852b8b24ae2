/**
 * `diagref draw FILE|-`: draws diagrams that exist as text. What their recipe is, and what is not in the picture, goes
 * to standard error, or with `--json` to standard output.
 */

import { mkdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import type { DrawOptions } from '../../../drawing/draw-options.ts'
import { drawRecipe } from '../../../drawing/draw-recipe.ts'
import { type Warning, warningText } from '../../../drawing/outcome.ts'
import type { DiagramImport } from '../../../import/diagram/import-diagram.ts'
import { count } from '../../scene/count.ts'
import { findingText } from '../../scene/findings.ts'
import type { Scene } from '../../scene/scene.ts'
import { CliError, usageError } from '../cli-error.ts'
import { type DiagramText, eachDiagram, importText, ledgerLines, readDiagramText } from '../data/diagram-file.ts'
import { type DrawOperands, isLanguage } from '../data/diagram-operands.ts'
import { readDrawOptions } from '../data/draw-options.ts'
import { loadRecipe } from '../data/load-recipe.ts'
import { errorStream, logMessage, overwriting, print, writeResult } from '../output.ts'
import { readIndex } from '../packaged/index.ts'
import { drawPicture, formats, type PictureOptions, readPictureOptions } from '../scene/picture.ts'
import { stripControls, styleFor } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'

/** Draws every diagram that is named; several, and those of a whole Markdown file, go to a folder. */
export async function drawText(operands: DrawOperands, values: Values): Promise<number | void> {
  z.config({ jitless: true })
  const output = textOf(values, 'output')
  const folder = output !== undefined && isFolder(output) ? output : undefined
  if (operands.files.length > 1 && folder === undefined)
    throw usageError('Several diagrams are written to a folder: -o FOLDER/')
  if (values['json'] && output === undefined) throw usageError('--json reports what was drawn; name its file with -o.')
  const picture = readPictureOptions(folder === undefined ? values : { ...values, output: undefined }, formats)
  const job = { operands, values, picture, options: readDrawOptions(values) }
  if (values['watch']) return watch(job, output)
  let refused = 0
  for (const { diagram, target } of await targets(operands.files, { folder, output, picture }))
    if (!(await drawFile(diagram, target, job))) refused += 1
  return refused > 0 ? 1 : 0
}

type Job = { operands: DrawOperands; values: Values; picture: PictureOptions; options: DrawOptions }

const isFolder = (path: string): boolean =>
  path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

type Where = { folder: string | undefined; output: string | undefined; picture: PictureOptions }

/** The diagrams to draw, and the file of each: called like its source, in a folder. */
const targets = async (files: readonly string[], { folder, output, picture }: Where) => {
  const read: DiagramText[] = []
  for (const file of files) read.push(await readText(file))
  if (folder === undefined) return read.map((diagram) => ({ diagram, target: output }))
  mkdirSync(folder, { recursive: true })
  const taken = new Set<string>()
  return read.flatMap(eachDiagram).map((diagram) => {
    const base = diagram.file === '-' ? 'diagram' : basename(diagram.file).replace(/\.\w+$/, '')
    const like = diagram.number === undefined ? base : `${base}-${diagram.number}`
    let name = like
    for (let number = 2; taken.has(name); number++) name = `${like}-${number}`
    taken.add(name)
    return { diagram, target: join(folder, `${name}.${picture.format}`) }
  })
}

/** An id alone is no file: its data are missing. */
const readText = async (file: string): Promise<DiagramText> => {
  try {
    return await readDiagramText(file)
  } catch (error) {
    const isId = error instanceof CliError && readIndex().some(({ id }) => id === file)
    throw isId ? usageError(`draw needs ID FILE|-, as in diagref draw ${file} data.json; or a diagram as text.`) : error
  }
}

/** Draws one diagram to its file; false if it could not be drawn. */
const drawFile = async (diagram: DiagramText, target: string | undefined, job: Job): Promise<boolean> => {
  const { values, picture, operands } = job
  const { outcome, scene, warnings, problems } = await drawn(diagram, job)
  if (values['json'] !== true) say(diagram, { outcome, warnings, problems })
  if (scene === undefined) {
    const findings = outcome.ok ? problems : outcome.findings
    if (values['json']) await print(`${JSON.stringify({ file: diagram.name, findings })}\n`)
    return false
  }
  const content = await drawPicture(scene, picture)
  await writeResult(content, target, { ...overwriting(values, operands.files), json: false })
  if (values['json']) await print(`${JSON.stringify(report(diagram, { outcome, warnings, target, content }))}\n`)
  return true
}

type Drawn = { outcome: DiagramImport; scene?: Scene; warnings: Warning[]; problems: { at: string; problem: string }[] }

const drawn = async (diagram: DiagramText, { operands: { id }, values, options }: Job): Promise<Drawn> => {
  const from = textOf(values, 'from')
  const request = {
    recipe: id,
    strict: values['strict'] === true,
    anySize: options.part !== undefined,
    ...(isLanguage(from) ? { from } : {}),
  }
  const outcome = await importText(diagram, request)
  if (!outcome.ok) return { outcome, warnings: [], problems: outcome.findings }
  const drawing = drawRecipe(await loadRecipe(outcome.recipe), outcome.data, options)
  if (!drawing.ok) return { outcome, warnings: [], problems: drawing.findings }
  return { outcome, scene: drawing.scene, warnings: drawing.warnings, problems: [] }
}

/** Says on standard error what a diagram is drawn as, and what is not in the picture. */
const say = ({ name, number }: DiagramText, { outcome, warnings, problems }: Omit<Drawn, 'scene'>): void => {
  const style = styleFor(process.stderr)
  const named = number === undefined ? name : `${name} (diagram ${number})`
  for (const { place, words } of ledgerLines(name, outcome)) errorStream().write(`${style.dim(place)}  ${words}\n`)
  if (outcome.ok) for (const each of problems) logMessage(`${name}: ${stripControls(findingText(each))}`)
  for (const each of warnings) logMessage(`${name}: ${stripControls(warningText(each))}`)
  if (problems.length > 0) return logMessage(`${named}: ${count(problems.length, 'finding')}; nothing was drawn`)
  if (outcome.ok) logMessage(`${named}: ${outcome.kind}, drawn as ${outcome.recipe}${othersOf(outcome)}`)
}

const othersOf = ({ others }: { others: string[] }): string => (others.length === 0 ? '' : ` (or ${others.join(', ')})`)

type Written = Pick<Drawn, 'outcome' | 'warnings'> & { target: string | undefined; content: string | Uint8Array }

const report = ({ name }: DiagramText, { outcome, warnings, target, content }: Written): object => {
  const { data: _data, ok: _ok, ...told } = { data: undefined, ...outcome }
  return { file: name, written: target, bytes: Buffer.byteLength(content), ...told, warnings }
}

/** Draws again on every save. */
const watch = async (job: Job, output: string | undefined): Promise<never> => {
  const [file = ''] = job.operands.files
  if (job.operands.files.length > 1) throw usageError('--watch takes one file.')
  const { picture, values } = job
  const force = values['force'] === true
  return (await import('../watch/draw-on-save.ts')).drawOnSave({ file, output, picture, force }, async () => {
    const diagram = await readText(file)
    const { scene, ...rest } = await drawn(diagram, job)
    say(diagram, rest)
    return scene === undefined ? { problem: rest.problems.map((each) => findingText(each)).join('\n') } : { scene }
  })
}
