/**
 * `diagref md FILE...`: draws the diagrams of Markdown documents beside them, and keeps the documents up to date.
 *
 * What it has to say is the result, on standard output; a count for people goes to standard error. A document in which
 * something cannot be drawn is written as far as it can be.
 */
import * as z from 'zod'
import { usageError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { readDocument } from '../markdown/document-file.ts'
import { type MarkdownOptions, readMarkdownOptions } from '../markdown/md-options.ts'
import { markdownFormats } from '../markdown/md-report.ts'
import { type DocumentReport, runDocument } from '../markdown/run-document.ts'
import { print } from '../output.ts'
import { expandGlobs } from '../scene/expand-globs.ts'
import { textOf, type Values } from '../values.ts'

export async function run({ operands, values }: Call): Promise<number> {
  // Data is read once: compiling the code that reads it would take longer.
  z.config({ jitless: true })
  const options = readMarkdownOptions(values)
  const report = markdownFormats[formatOf(values)]
  // All are read before the first is written: a mistake in the command line changes nothing.
  const documents = []
  for (const file of expandGlobs(operands)) documents.push(await readDocument(file))
  const reports: DocumentReport[] = []
  for (const document of documents) reports.push(await runDocument(document, options))
  await print(report(reports, options))
  return reports.some((each) => isWrong(each, options)) ? 1 : 0
}

const formatOf = (values: Values): keyof typeof markdownFormats => {
  const format = textOf(values, 'format')
  if (values['json'] && format !== undefined) throw usageError('Use only one of --json and --format.')
  if (values['json']) return 'json'
  const named = (Object.keys(markdownFormats) as (keyof typeof markdownFormats)[]).find((each) => each === format)
  return named ?? (process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text')
}

/** Something could not be drawn or written, or is not as a check wants it. */
const isWrong = ({ diagrams, problems, orphans }: DocumentReport, { mode }: MarkdownOptions): boolean => {
  if (problems.length > 0 || diagrams.some(({ state }) => state === 'failed')) return true
  return mode === 'check' && (orphans.length > 0 || diagrams.some(({ state }) => state === 'outdated'))
}
