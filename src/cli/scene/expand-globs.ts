/**
 * File names with `*`, `?` and `**`, for shells that do not expand them.
 */
import { existsSync, readdirSync } from 'node:fs'
import { CliError } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'

/** The files that operands name, each once, in order; throws a CliError for a pattern that matches none. */
export function expandGlobs(operands: readonly string[]): string[] {
  return [...new Set(operands.flatMap((operand) => (isPattern(operand) ? matching(operand) : [operand])))]
}

const isPattern = (operand: string): boolean => /[*?]/.test(operand) && !existsSync(operand)

const matching = (pattern: string): string[] => {
  const parts = pattern.split('/')
  const fixed = parts.findIndex((part) => /[*?]/.test(part))
  const root = parts.slice(0, fixed).join('/')
  const expression = toExpression(parts.slice(fixed))
  const found = filesBelow(root === '' && !pattern.startsWith('/') ? '.' : `${root}/`).filter((file) =>
    expression.test(file),
  )
  if (found.length === 0) throw new CliError(`${stripControls(pattern)} matches no file.`)
  return found.map((file) => [...parts.slice(0, fixed), file].join('/')).sort()
}

const filesBelow = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  } catch {
    return []
  }
}

/** `*` and `?` stay within a folder; `**` is any number of folders; node_modules and hidden folders are skipped. */
const toExpression = (parts: readonly string[]): RegExp => {
  const sources = parts.map((part, at) => {
    if (part === '**') return at === parts.length - 1 ? '.*' : '(?:(?!node_modules/|\\.)[^/]+/)*'
    const source = part
      .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replace(/\*+/g, '[^/]*')
      .replaceAll('?', '[^/]')
    return at === parts.length - 1 ? source : `${source}/`
  })
  return new RegExp(`^${sources.join('')}$`)
}
