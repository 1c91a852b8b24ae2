/**
 * `diagref check FILE|-`: what the scene linter finds, for people, as JSON or as SARIF.
 *
 * The findings are the result, so they go to standard output; a count for people goes to standard error.
 */

import { findingText } from '../../scene/findings.ts'
import { usageError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { logMessage, print } from '../output.ts'
import { type LocatedFinding, locatedFindings } from '../scene/findings.ts'
import { readSceneFile } from '../scene/scene-file.ts'
import { pad, type Style, stripControls, styleFor } from '../terminal.ts'
import { textOf } from '../values.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  if (values['json'] && values['sarif']) throw usageError('--json and --sarif exclude each other.')
  const reading = await readSceneFile(operands[0]!)
  const findings = locatedFindings(reading, { family: textOf(values, 'family'), recipe: recipeOf(values) })
  const blocks = findings.filter(({ level }) => level === 'block').length
  const warnings = findings.length - blocks
  const { name } = reading
  if (values['sarif']) {
    const { toSarif } = await import('../scene/sarif.ts')
    await print(json(toSarif(operands[0] === '-' ? 'stdin' : encodeURI(operands[0]!), findings)))
  } else if (values['json']) await print(json({ file: name, valid: reading.ok, blocks, warnings, findings }))
  else {
    const style = styleFor(process.stdout)
    await print(findings.map((finding) => wordLine(name, finding, style)).join(''))
    sayCount(name, blocks, warnings)
  }
  return blocks > 0 ? 1 : 0
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const wordLine = (name: string, { line, column, level, rule, ...finding }: LocatedFinding, style: Style): string => {
  const place = style.dim(`${name}:${line}:${column}`)
  const word = level === 'block' ? style.red('block') : 'warn '
  return `${place}  ${word}  ${style.bold(pad(rule, 5))}  ${stripControls(findingText(finding))}\n`
}

const sayCount = (name: string, blocks: number, warnings: number): void => {
  if (blocks + warnings === 0) return logMessage(`${name}: no problems found`)
  logMessage(`${name}: ${count(blocks, 'finding blocks', 'findings block')}, ${count(warnings, 'warns', 'warn')}`)
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`
