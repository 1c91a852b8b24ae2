/**
 * Findings on files, for people and programs.
 */
import { count } from '../../scene/count.ts'
import { findingText } from '../../scene/findings.ts'
import { logMessage } from '../output.ts'
import { pad, type Style, stripControls, styleFor } from '../terminal.ts'
import { annotation } from './annotation.ts'
import type { CheckedFile, LocatedFinding } from './findings.ts'

/** What goes to standard output for the files that were checked. */
export type Reporter = (files: readonly CheckedFile[]) => string | Promise<string>

/** Lines for people; the counts go to standard error. */
const text: Reporter = (files) => {
  const style = styleFor(process.stdout)
  for (const { name, findings } of files) sayCount(name, findings)
  return files.flatMap(({ name, findings }) => findings.map((finding) => wordLine(name, finding, style))).join('')
}

const wordLine = (name: string, { line, column, level, rule, ...finding }: LocatedFinding, style: Style): string => {
  const place = style.dim(`${name}:${line}:${column}`)
  const word = level === 'block' ? style.red('block') : 'warn '
  return `${place}  ${word}  ${style.bold(pad(rule, 5))}  ${stripControls(findingText(finding))}\n`
}

const blocksOf = (findings: readonly LocatedFinding[]): number =>
  findings.filter(({ level }) => level === 'block').length

const sayCount = (name: string, findings: readonly LocatedFinding[]): void => {
  const blocks = blocksOf(findings)
  if (findings.length === 0) return logMessage(`${name}: no problems found`)
  const warnings = count(findings.length - blocks, 'warns', 'warn')
  logMessage(`${name}: ${count(blocks, 'finding blocks', 'findings block')}, ${warnings}`)
}

/** One object for one file, a list for several. */
const json: Reporter = (files) => {
  const reports = files.map(({ name, valid, findings }) => {
    const blocks = blocksOf(findings)
    return { file: name, valid, blocks, warnings: findings.length - blocks, findings }
  })
  return `${JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 2)}\n`
}

const sarif: Reporter = async (files) => `${JSON.stringify((await import('./sarif.ts')).toSarif(files), null, 2)}\n`

/** Workflow commands of GitHub Actions: each finding is an annotation at its line in a pull request. */
const github: Reporter = (files) =>
  files.flatMap(({ file, findings }) => findings.map((finding) => noteOf(file, finding))).join('')

const noteOf = (file: string, { line, column, level, rule, ...finding }: LocatedFinding): string => {
  const command = level === 'block' ? 'error' : 'warning'
  return annotation({ command, file, line, column, title: `diagref ${rule}`, words: findingText(finding) })
}

/** The formats that --format names. */
export const checkFormats = { text, json, sarif, github } as const
