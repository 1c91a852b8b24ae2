/**
 * `diagref check FILE|-`: what the scene linter finds, for people, as JSON or as SARIF.
 *
 * The findings are the result, so they go to standard output; a count for people goes to standard error.
 */
import type { Run } from '../commands.ts'
import { findingsOf, type Placed } from '../findings.ts'
import { print, say } from '../output.ts'
import { misused } from '../problem.ts'
import { readSceneFile } from '../scene-file.ts'
import { harmless, hasColors, pad, type Style, styleFor } from '../terminal.ts'
import { textOf } from '../values.ts'

const wordLine = (name: string, { line, column, level, rule, message }: Placed, style: Style): string => {
  const place = style.dim(`${name}:${line}:${column}`)
  const word = level === 'block' ? style.red('block') : 'warn '
  return `${place}  ${word}  ${style.bold(pad(rule, 5))}  ${harmless(message)}\n`
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

const sayCount = (name: string, blocks: number, warnings: number): void => {
  if (blocks + warnings === 0) return say(`${name}: nothing to mend`)
  say(`${name}: ${count(blocks, 'finding blocks', 'findings block')}, ${count(warnings, 'warns', 'warn')}`)
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

export const run: Run = async ({ operands, values }) => {
  if (values['json'] && values['sarif']) throw misused('--json and --sarif exclude each other.')
  const reading = await readSceneFile(operands[0]!)
  const findings = findingsOf(reading, textOf(values, 'family'))
  const blocks = findings.filter(({ level }) => level === 'block').length
  const warnings = findings.length - blocks
  const { name } = reading
  if (values['sarif']) {
    const { toSarif } = await import('../sarif.ts')
    await print(json(toSarif(operands[0] === '-' ? 'stdin' : encodeURI(operands[0]!), findings)))
  } else if (values['json']) await print(json({ file: name, valid: reading.ok, blocks, warnings, findings }))
  else {
    const style = styleFor(hasColors(process.stdout))
    await print(findings.map((finding) => wordLine(name, finding, style)).join(''))
    sayCount(name, blocks, warnings)
  }
  return blocks > 0 ? 1 : 0
}
