/**
 * `diagref import FILE|-...`: diagrams that exist as text, as data of recipes, to be edited and drawn.
 *
 * One file: its data, with the ledger on standard error. Several, or `--json`: one line of JSON a diagram, with its
 * recipe, data, notes and findings.
 */
import * as z from 'zod'
import type { DiagramImport } from '../../../import/diagram/import-diagram.ts'
import { count } from '../../scene/count.ts'
import { usageError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { type DiagramText, eachDiagram, importText, ledgerLines, readDiagramText } from '../data/diagram-file.ts'
import { isLanguage } from '../data/diagram-operands.ts'
import { formatData } from '../data/format-data.ts'
import { errorStream, logMessage, overwriting, writeResult } from '../output.ts'
import { styleFor } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  z.config({ jitless: true })
  const texts: DiagramText[] = []
  for (const file of operands) texts.push(await readDiagramText(file))
  const asLines = values['json'] === true || operands.length > 1
  if (asLines && values['yaml'])
    throw usageError('Several files and --json are written as lines of JSON; leave --yaml out.')
  const imported: Imported[] = []
  for (const diagram of asLines ? texts.flatMap(eachDiagram) : texts)
    imported.push({ diagram, outcome: await importText(diagram, request(values)) })
  const output = textOf(values, 'output')
  if (asLines) await writeResult(imported.map(line).join(''), output, { ...overwriting(values, operands), json: false })
  else await writeOne(imported[0]!, { values, output })
  return imported.every(({ outcome }) => outcome.ok) ? 0 : 1
}

type Imported = { diagram: DiagramText; outcome: DiagramImport }

const request = (values: Values) => {
  const from = textOf(values, 'from')
  const strict = values['strict'] === true
  return { recipe: textOf(values, 'recipe'), strict, ...(isLanguage(from) ? { from } : {}) }
}

const line = ({ diagram: { name, number }, outcome }: Imported): string => {
  const { ok: _ok, ...rest } = outcome
  return `${JSON.stringify({ file: name, ...(number === undefined ? {} : { number }), ...rest })}\n`
}

const writeOne = async (
  { diagram: { name, file }, outcome }: Imported,
  { values, output }: { values: Values; output: string | undefined },
): Promise<void> => {
  const style = styleFor(process.stderr)
  for (const { place, words } of ledgerLines(name, outcome)) errorStream().write(`${style.dim(place)}  ${words}\n`)
  if (!outcome.ok) return logMessage(`${name}: ${count(outcome.findings.length, 'finding')}; nothing was imported`)
  logMessage(`${name}: ${outcome.kind}, as data of ${[outcome.recipe, ...outcome.others].join(' or ')}`)
  const content = values['yaml'] ? await asYaml(outcome.data) : formatData(outcome.data)
  await writeResult(content, output, { ...overwriting(values, [file]), json: false })
}

const asYaml = async (data: unknown): Promise<string> => (await import('yaml')).stringify(data)
