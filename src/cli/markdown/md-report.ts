/**
 * What `diagref md` says: lines for people, JSON for programs, annotations for a pull request.
 */
import { relative } from 'node:path'
import { count } from '../../scene/count.ts'
import { logMessage } from '../output.ts'
import { annotation } from '../scene/annotation.ts'
import { stripControls, styleFor } from '../terminal.ts'
import type { PlacedRemark } from './draw-document.ts'
import type { MarkdownOptions } from './md-options.ts'
import type { BlockReport, DocumentReport } from './run-document.ts'

type MarkdownReporter = (reports: readonly DocumentReport[], options: MarkdownOptions) => string

/** Remarks in the order of the document: on the whole, on each diagram, and on what is out of date. */
const remarksOf = (report: DocumentReport, { mode }: MarkdownOptions): PlacedRemark[] => {
  const { file, diagrams, problems, orphans } = report
  const level = mode === 'check' ? 'error' : 'note'
  const outdated = diagrams.filter(({ state }) => state === 'outdated')
  const unused = mode === 'check' ? 'error' : 'warning'
  return [
    ...problems,
    ...diagrams.flatMap(({ remarks }) => remarks),
    ...outdated.map(
      ({ line, column }): PlacedRemark => ({
        file,
        line,
        column,
        level,
        problem: `out of date: run diagref md --write ${file}`,
      }),
    ),
    ...orphans.map(
      (path): PlacedRemark => ({
        file,
        line: 1,
        column: 1,
        level: unused,
        problem: `${path} is not shown any more: remove it, or run diagref md --write --prune ${file}`,
      }),
    ),
  ].toSorted((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : 0))
}

const text: MarkdownReporter = (reports, options) => {
  const style = styleFor(process.stdout)
  for (const report of reports) sayCount(report)
  return reports
    .flatMap((report) => [
      ...remarksOf(report, options).map(
        ({ file, line, column, level, problem }) =>
          `${style.dim(stripControls(`${file}:${line}:${column}`))}  ${level === 'error' ? style.red(level) : level.padEnd(5)}  ${stripControls(problem)}\n`,
      ),
      ...report.diagrams.filter(({ state }) => state === 'written').map((each) => wordWritten(report.file, each)),
      ...report.removed.map((path) => `${stripControls(path)}  removed\n`),
    ])
    .join('')
}

const wordWritten = (file: string, { line, column, recipe = '', pictures }: BlockReport): string =>
  `${stripControls(`${file}:${line}:${column}`)}  written  ${stripControls(`${recipe}: ${pictures.join(', ')}`)}\n`

const sayCount = ({ file, diagrams, left = [] }: DocumentReport): void => {
  const states = (['current', 'written', 'outdated', 'failed'] as const).flatMap((state) => {
    const found = diagrams.filter((each) => each.state === state).length
    return found === 0 ? [] : [`${found} ${state === 'outdated' ? 'out of date' : state}`]
  })
  const others = left.length === 0 ? [] : [`fences of other languages are drawn with --fences ${left.join(',')}`]
  logMessage(`${stripControls(file)}: ${[count(diagrams.length, 'diagram'), ...states, ...others].join(', ')}`)
}

const json: MarkdownReporter = (reports) => `${JSON.stringify(reports, null, 2)}\n`

/** Files are named from the root of the repository, which is not always where a step runs. */
const github: MarkdownReporter = (reports, options) =>
  reports
    .flatMap((report) => remarksOf(report, options))
    .filter(({ level }) => level !== 'note')
    .map(({ file, level, problem, ...place }) =>
      annotation({
        command: level === 'error' ? 'error' : 'warning',
        file: fromWorkspace(file),
        ...place,
        title: 'diagref md',
        words: problem,
      }),
    )
    .join('')

const fromWorkspace = (file: string): string => {
  const root = process.env['GITHUB_WORKSPACE']
  return root === undefined || root === '' ? file : relative(root, file).replaceAll('\\', '/')
}

/** The formats that --format names. */
export const markdownFormats = { text, json, github } as const
