/**
 * File names with `*`, `?` and `**`, for shells that leave them as they are.
 */
import { existsSync, readdirSync } from 'node:fs'
import { CliError } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'

/** The files that some operands name, each once, in their order; throws a Problem for a pattern that names none. */
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
  if (found.length === 0) throw new CliError(`${stripControls(pattern)} names no file.`)
  return found.map((file) => [...parts.slice(0, fixed), file].join('/')).sort()
}

const filesBelow = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  } catch {
    return []
  }
}

/** `*` and `?` stay within a folder; `**` is any number of folders; folders of packages and hidden ones are left out. */
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
