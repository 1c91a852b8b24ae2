/**
 * What a release is about: where the service will be, under which name, in which version.
 */
import { readFileSync } from 'node:fs'

/** The facts of a release. */
export type Release = {
  version: string
  /** Where the service is published, without a trailing slash. */
  baseUrl: string
  /** The name of the MCP server in reverse domain order; its publisher must own the domain. */
  name: string
  /** Where the files of the release are downloaded from, if that is known. */
  downloads?: string | undefined
}

/** What the program does, for lists of programs: at most 100 characters. */
export const summary = 'Technical diagrams from short data: 100 recipes with layouts, as SVG, PNG or editable scenes.'

/** The one number that everything of a release carries. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
