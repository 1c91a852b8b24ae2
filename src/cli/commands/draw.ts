/**
 * `diagref draw ID FILE|-`: draws the user's data as a recipe does, on this machine. Diagrams as text are drawn by
 * draw-text.
 *
 * Warnings about the drawing go to standard error. If the data cannot be drawn, so do the reasons, field by field, and
 * nothing is written.
 */

import * as z from 'zod'
import { drawRecipe } from '../../../drawing/draw-recipe.ts'
import { type Warning, warningText } from '../../../drawing/outcome.ts'
import type { LineColumn } from '../../data/locate.ts'
import { placesOf } from '../../data/parse-data.ts'
import { count } from '../../scene/count.ts'
import { type Finding, findingText } from '../../scene/findings.ts'
import { usageError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { readDataFile } from '../data/data-file.ts'
import { ofTable, readDrawOperands } from '../data/diagram-operands.ts'
import { readDrawOptions } from '../data/draw-options.ts'
import { loadRecipe } from '../data/load-recipe.ts'
import { errorStream, logMessage, overwriting, print, writeResult } from '../output.ts'
import { drawPicture, formats, readPictureOptions } from '../scene/picture.ts'
import { stripControls, styleFor } from '../terminal.ts'
import { textOf } from '../values.ts'
import type { SaveOutcome } from '../watch/draw-on-save.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  const wanted = readDrawOperands(operands, textOf(values, 'from'))
  if (wanted.isText) return (await import('./draw-text.ts')).drawText(wanted, values)
  if (values['strict']) throw usageError('--strict is for diagrams as text: data is always read whole.')
  // Data is read once: compiling the code that reads it would take longer.
  z.config({ jitless: true })
  const [id = '', file = ''] = operands
  const picture = readPictureOptions(values, formats)
  const drawOptions = readDrawOptions(values)
  const output = textOf(values, 'output')
  const recipe = await loadRecipe(id)
  const warnings: Warning[] = []
  const [from = ofTable.test(file) ? 'csv' : undefined, pick] = [textOf(values, 'from'), textOf(values, 'pick')]
  const read = async (): Promise<SaveOutcome> => {
    const reading = await (from === undefined ? readDataFile(file) : importFile(file, { recipe, from, pick }))
    const drawing = reading.ok ? drawRecipe(recipe, reading.data, drawOptions) : reading
    if (!drawing.ok) return values['json'] ? refuseAsJson(reading, drawing.findings) : refuse(reading, drawing.findings)
    if (values['json']) warnings.push(...drawing.warnings)
    else for (const each of drawing.warnings) logMessage(`${reading.name}: ${stripControls(warningText(each))}`)
    return { scene: drawing.scene }
  }
  const force = values['force'] === true
  if (values['watch'])
    return (await import('../watch/draw-on-save.ts')).drawOnSave({ file, output, picture, force }, read)
  if (values['json'] && output === undefined) throw usageError('--json reports what was drawn; name its file with -o.')
  const outcome = await read()
  if ('problem' in outcome) return 1
  const content = await drawPicture(outcome.scene, picture)
  await writeResult(content, output, { ...overwriting(values, [file]), json: false })
  if (values['json'])
    await print(`${JSON.stringify({ written: output, bytes: Buffer.byteLength(content), warnings })}\n`)
}

/** The findings for a program: on standard output, since they are the result. */
const refuseAsJson = async (reading: DataText, findings: readonly Finding[]): Promise<{ problem: string }> => {
  const { name, text, place, imported } = reading
  const places = imported ? new Map() : await placesOf(text, { name, paths: findings.map(({ at }) => at) })
  const located = findings.map((finding) => ({ ...finding, ...(place ?? places.get(finding.at)) }))
  await print(`${JSON.stringify({ findings: located })}\n`)
  return { problem: `${name}: ${count(findings.length, 'finding')}` }
}

/** Loaded only if data is imported: most is written as it is. */
const importFile: typeof import('../data/import-file.ts').importFile = async (file, options) =>
  (await import('../data/import-file.ts')).importFile(file, options)

type DataText = { name: string; text: string; imported?: true; place?: LineColumn }

/** Reports why the data cannot be drawn, and where. */
const refuse = async (reading: DataText, findings: readonly Finding[]): Promise<{ problem: string }> => {
  const { name } = reading
  const style = styleFor(process.stderr)
  const lines = reading.imported ? findings.map((each) => inInput(name, each)) : await inData(reading, findings)
  for (const { place, words } of lines) errorStream().write(`${style.dim(place)}  ${words}\n`)
  logMessage(`${name}: ${count(findings.length, 'finding')}; nothing was drawn`)
  return { problem: lines.map(({ place, words }) => `${place}  ${words}`).join('\n') }
}

type ReportLine = { place: string; words: string }

/** Findings at the fields of data. */
const inData = async ({ name, text, place }: DataText, findings: readonly Finding[]): Promise<ReportLine[]> => {
  const places = await placesOf(text, { name, paths: findings.map(({ at }) => at) })
  return findings.map((finding) => {
    const { line, column } = place ?? places.get(finding.at) ?? { line: 1, column: 1 }
    return { place: `${name}:${line}:${column}`, words: stripControls(findingText(finding)) }
  })
}

/** A finding at a line of what was imported, or at a field of the resulting data. */
const inInput = (name: string, finding: Finding): ReportLine => {
  const [, line] = /^line (\d+)$/.exec(finding.at) ?? []
  return line === undefined
    ? { place: name, words: stripControls(findingText(finding)) }
    : { place: `${name}:${line}`, words: stripControls(finding.problem) }
}
